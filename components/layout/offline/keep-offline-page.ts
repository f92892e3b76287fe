/** Delays the worker, which fetches a page of its own, until the visitor's page has loaded. */
const AFTER_MS = 3_000;

/** Registers the service worker that shows the offline page. Browsers that refuse it show their own. */
export function keepOfflinePage(): (() => void) | undefined {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return undefined;
  const timer = window.setTimeout(() => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, AFTER_MS);
  return () => window.clearTimeout(timer);
}
