"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";

const UnreadBadge = lazy(() => import("./unread-badge"));
const never = () => () => undefined;

/** The badge, loaded after the page so that no page waits for it. */
export function LazyUnreadBadge() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? (
    <Suspense>
      <UnreadBadge />
    </Suspense>
  ) : null;
}
