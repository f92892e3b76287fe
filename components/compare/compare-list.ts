import { MAX_COMPARED } from "@/contracts/comparison";

export type Compared = { slug: string; name: string; image: string | null };

/** Also the name of the late action, so that a kept list wakes it (late-actions.tsx). */
export const COMPARE_KEY = "compare";

/** The vendors chosen in this browser to be compared, in the order chosen. */
export function comparedVendors(): Compared[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(COMPARE_KEY) ?? "[]");
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
    // A browser that keeps nothing compares by the address alone.
  }
}

function isCompared(value: unknown): value is Compared {
  const given = value as Partial<Compared> | null;
  return typeof given?.slug === "string" && typeof given.name === "string";
}
