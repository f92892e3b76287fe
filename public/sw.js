/* Shows the offline page instead of the browser's own when a page cannot be fetched. Nothing else is kept. */
const CACHE = "sayang-offline-1";
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.add(new Request(OFFLINE, { cache: "reload" }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith("sayang-offline-") && name !== CACHE)
        .map((name) => caches.delete(name)),
    );
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request));
    } catch {
      return (await caches.match(OFFLINE)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});

/* News of the account, as short as what a locked screen may show (server/modules/identity/notice). */
self.addEventListener("push", (event) => {
  const { title, href, topic } = event.data?.json() ?? {};
  if (!title) return;
  const options = {
    tag: topic,
    renotify: true,
    data: { href },
    icon: "/images/icon-192.png",
    badge: "/images/icon-192.png",
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.href ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address.href);
    if (there) return there.focus();
    return self.clients.openWindow(address.href);
  };
  event.waitUntil(open());
});
