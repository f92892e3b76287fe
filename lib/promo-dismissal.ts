/** Set when the promo popup has been shut or has done its work (spec customer §3, browser-stored flags). */
export const PROMO_DISMISSED_KEY = "pp_dismiss";

/** A browser that keeps nothing would be asked on every page: it counts as having said no. */
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
    // Closed or full: the popup comes back with the next page.
  }
}
