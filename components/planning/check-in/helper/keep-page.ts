import { loadDecoder } from "./camera/decoder";
import { loadScanner } from "./camera/lazy";

const CACHE = "sayang-check-in-1";

/**
 * Caches this page and its files on the phone, so that it opens offline; returns whether that worked. The worker serves
 * the cached files; the page lists them, because it loaded before the worker did.
 */
export async function keepPage(): Promise<boolean> {
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/check-in-sw.js", { scope: "/check-in/" });
    await navigator.serviceWorker.ready;
    // Code needed later, such as the camera's, must be cached as well.
    await loadLateParts();
    const cache = await caches.open(CACHE);
    const files = filesOfPage();
    const known = await Promise.all(files.map(async (file) => ((await cache.match(file)) ? null : file)));
    await cache.addAll(known.filter((file) => file !== null));
    await cache.add(new Request(window.location.pathname, { cache: "reload" }));
    await navigator.storage?.persist?.().catch(() => false);
    return true;
  } catch {
    return false;
  }
}

const loadLateParts = () => Promise.all([loadScanner(), loadDecoder()]);

/** Returns the URLs of the build's files and pictures that this page uses. */
function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...document.querySelectorAll("script[src], link[rel=manifest], link[rel=icon]")].map(
    (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
  );
  const addresses = [...loaded, ...linked].flatMap((given) => {
    const { origin, pathname } = new URL(given, window.location.href);
    const isFile = /^\/(_next\/static|images)\//.test(pathname) || pathname.endsWith(".webmanifest");
    return origin === window.location.origin && isFile ? pathname : [];
  });
  return [...new Set(addresses)];
}

/** Deletes this page's cache, and the files when no other check-in page needs them. */
export async function forgetPage(): Promise<void> {
  if (!("caches" in window)) return;
  const cache = await caches.open(CACHE);
  await cache.delete(window.location.pathname);
  const left = (await cache.keys()).some(({ url }) => /^\/check-in\/[^/]+$/.test(new URL(url).pathname));
  if (!left) await caches.delete(CACHE);
}
