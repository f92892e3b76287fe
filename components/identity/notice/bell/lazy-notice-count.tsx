"use client";
import { lazy, Suspense, useSyncExternalStore } from "react";

const NoticeCount = lazy(() => import("./notice-count"));
const never = () => () => undefined;

/** The number of unread notices, loaded after the page so that no page waits for it. */
export function LazyNoticeCount({ className }: { className: string | undefined }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? (
    <Suspense>
      <NoticeCount className={className} />
    </Suspense>
  ) : null;
}
