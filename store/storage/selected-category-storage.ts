import type { SelectedCategory } from "../slices/selected-category-slice";

/** In session storage: the choice lasts for one visit. */
const KEY = "sayang:selected-category";

/** A choice in the category menu. `chosen` is the category or product type that the search uses. */
export type RememberedCategory = { selection: SelectedCategory; chosen: { name: string; slug: string } };

/** Stores the choice before its link leaves the page; it is lost when storage is unavailable. */
export function rememberCategory(remembered: RememberedCategory): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns the last choice of this visit, or null. */
export function rememberedCategory(): RememberedCategory | null {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as RememberedCategory | null;
    return found && typeof found.chosen.slug === "string" && typeof found.selection.id === "string"
      ? found
      : null;
  } catch {
    return null;
  }
}

export function forgetCategory(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
