import { SAVED_KINDS, type SavedThing } from "@/contracts/saved";

const KEY = "sayang:pending-heart";
const MAX_AGE_MS = 60 * 60_000;

/** Remembers what a guest was about to keep, for who goes from the popup to register and signs in later in this tab. */
export function keepPendingHeart(thing: SavedThing): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ ...thing, at: Date.now() })));
}

export function forgetPendingHeart(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was to be kept, once; nothing after an hour. */
export function takePendingHeart(): SavedThing | null {
  const text = attempt(() => sessionStorage.getItem(KEY));
  if (!text) return null;
  forgetPendingHeart();
  const held = attempt(() => JSON.parse(text) as Partial<SavedThing & { at: number }>);
  const kind = SAVED_KINDS.find((each) => each === held?.kind);
  const fresh = Date.now() - Number(held?.at) < MAX_AGE_MS;
  return kind && typeof held?.id === "string" && fresh ? { kind, id: held.id } : null;
}

/** Storage may be closed by the visitor, and hold anything. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
