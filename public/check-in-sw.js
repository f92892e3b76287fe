/* Opens the check-in page of a helper without network. The page itself says what to keep (components/planning/check-in/helper). */
const CACHE = "sayang-check-in-1";
/** A network that is there and hardly works must not keep a helper waiting. */
const PATIENCE_MS = 4_000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const begin = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("sayang-check-in-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/_next/static/") || pathname.startsWith("/images/")) {
    event.respondWith(file(request, pathname));
  }
});

async function page(request, pathname) {
  const kept = await caches.match(pathname, { cacheName: CACHE });
  try {
    return await fetch(request, kept ? { signal: AbortSignal.timeout(PATIENCE_MS) } : {});
  } catch {
    return kept ?? (await caches.match("/offline")) ?? Response.error();
  }
}

async function file(request, pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}
