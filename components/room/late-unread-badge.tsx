"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";

const UnreadBadge = lazy(() => import("./unread-badge"));
const never = () => () => undefined;

/** The badge, fetched once the page stands: no page waits for a number. */
export function LateUnreadBadge() {
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
