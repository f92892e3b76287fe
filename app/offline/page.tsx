import type { Metadata } from "next";
import { PlainHeader } from "@/components/layout/header/plain-header";
import { OfflineView } from "@/components/site/offline/offline-view";

export const metadata: Metadata = { title: "You are offline", robots: { index: false } };

/** Cached by the service worker (public/sw.js) and shown when no other page can be fetched. */
export default function OfflinePage() {
  return (
    <>
      <PlainHeader />
      <OfflineView />
    </>
  );
}
