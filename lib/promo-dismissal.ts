/** Set when the promo popup has been shut or has done its work. */
export const PROMO_DISMISSED_KEY = "pp_dismiss";

/** Returns true when storage is closed as well: such a browser would be asked again on every page. */
export function isPromoDismissed(): boolean {
  try {
    return window.localStorage.getItem(PROMO_DISMISSED_KEY) !== null;
  } catch {
    return true;
  }
}

export function dismissPromo(): void {
  try {
    window.localStorage.setItem(PROMO_DISMISSED_KEY, "true");
  } catch {
    // Storage is closed or full: the popup comes back with the next page.
  }
}
