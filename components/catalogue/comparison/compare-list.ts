import { MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";

export type Compared = { slug: string; name: string; image: string | null };

/** Also read by own-state.ts: a page that shows the choice is hydrated at once. */
export const COMPARE_KEY = "compare";

const listeners = new Set<() => void>();

/** Returns the vendors chosen for comparison in this browser, in the order chosen. */
export const comparedVendors = (): Compared[] => readCompared(storedCompared());

/** Returns the list in its stored form, for comparison; null when it is empty. */
export function storedCompared(): string | null {
  try {
    return localStorage.getItem(COMPARE_KEY);
  } catch {
    return null;
  }
}

export function readCompared(stored: string | null): Compared[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

export function keepCompared(vendors: readonly Compared[]): void {
  try {
    if (vendors.length === 0) localStorage.removeItem(COMPARE_KEY);
    else localStorage.setItem(COMPARE_KEY, JSON.stringify(vendors.slice(0, MAX_COMPARED)));
  } catch {
    // Storage is unavailable; the comparison page still works by its address.
  }
  for (const listener of listeners) listener();
}

/** Calls `changed` when the list changes, here or in another tab. Returns a function that stops it. */
export function followCompared(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === COMPARE_KEY || key === null) changed();
  };
  listeners.add(changed);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", onStorage);
  };
}

function isCompared(value: unknown): value is Compared {
  const given = value as Partial<Compared> | null;
  return typeof given?.slug === "string" && typeof given.name === "string";
}
