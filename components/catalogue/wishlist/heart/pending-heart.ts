import { SAVED_KINDS, type SavedThing } from "@/contracts/catalogue/wishlist";
import { HOUR_MS } from "@/lib/time";

const KEY = "sayang:pending-heart";
const MAX_AGE_MS = HOUR_MS;

/** Stores the item that a guest wanted to save, in case they register from the popup and sign in later in this tab. */
export function keepPendingHeart(thing: SavedThing): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ ...thing, at: Date.now() })));
}

export function forgetPendingHeart(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** Returns and removes the stored item; null after an hour. */
export function takePendingHeart(): SavedThing | null {
  const text = attempt(() => sessionStorage.getItem(KEY));
  if (!text) return null;
  forgetPendingHeart();
  const held = attempt(() => JSON.parse(text) as Partial<SavedThing & { at: number }>);
  const kind = SAVED_KINDS.find((each) => each === held?.kind);
  const fresh = Date.now() - Number(held?.at) < MAX_AGE_MS;
  return kind && typeof held?.id === "string" && fresh ? { kind, id: held.id } : null;
}

/** Returns null when storage is unavailable or its content invalid. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
