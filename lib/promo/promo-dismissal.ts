/** Set once the promo popup has been closed or has served its purpose. */
export const PROMO_DISMISSED_KEY = "pp_dismiss";

/** Also returns true when storage is blocked: otherwise such a browser would show the popup on every page. */
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
    // Storage is blocked or full: the popup returns on the next page.
  }
}
