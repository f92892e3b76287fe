import type { PushBody } from "@/contracts/identity/notice.schema";

/** `install`: iPhones and iPads deliver pushes only to apps on the home screen. */
export type PushAbility = "possible" | "denied" | "install" | "impossible";

export function pushAbility(): PushAbility {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "impossible";
  }
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Returns this browser's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the visitor, and subscribes this browser with our key. Returns null when the visitor says no. */
export async function subscribe(publicKey: string): Promise<PushBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys = {} } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
