/**
 * How a public page and the framework, which is loaded later, signal each other: the small script in the HTML
 * (components/layout/first-intent), the page's data file (server/web/page-document.ts) and React
 * (components/layout/session/session-host.tsx).
 */

/** Fired on `window` by a page's data file when its data is in place. `detail` lists the framework's scripts. */
export const DATA_EVENT = "sayang:data";

/** Fired on `window` in place of `DATA_EVENT` when the server no longer keeps the data of this HTML. */
export const STALE_EVENT = "sayang:stale";

/** Fired on `window` when React has hydrated the page and its effects have run. */
export const HYDRATED_EVENT = "sayang:hydrated";

declare global {
  interface Window {
    /** Set while the promo popup is due, so that only one of the scripts that may open it does. */
    sayangOffersPromo?: boolean;
  }
}
