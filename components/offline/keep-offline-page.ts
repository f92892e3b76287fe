/** First what a visitor came for: the worker fetches a page of its own. */
const AFTER_MS = 3_000;

/** Brings the service worker that shows the offline page. A browser that refuses it shows its own. */
export function keepOfflinePage(): (() => void) | undefined {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return undefined;
  const timer = window.setTimeout(() => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }, AFTER_MS);
  return () => window.clearTimeout(timer);
}
