import { MAX_COMPARED } from "@/contracts/catalogue/comparison";

export type Compared = { slug: string; name: string; image: string | null };

/** Also the name of the late action, so that a stored list starts it (late-actions.tsx). */
export const COMPARE_KEY = "compare";

/** Returns the vendors chosen for comparison in this browser, in the order chosen. */
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
    // Storage is unavailable; the comparison page still works by its address.
  }
}

function isCompared(value: unknown): value is Compared {
  const given = value as Partial<Compared> | null;
  return typeof given?.slug === "string" && typeof given.name === "string";
}
