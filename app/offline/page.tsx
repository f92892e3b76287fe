import type { Metadata } from "next";
import { OfflineView } from "@/components/offline/offline-view";

export const metadata: Metadata = { title: "You are offline", robots: { index: false } };

/** Kept by the service worker (public/sw.js) for when no other page can be fetched. */
export default function OfflinePage() {
  return <OfflineView />;
}
