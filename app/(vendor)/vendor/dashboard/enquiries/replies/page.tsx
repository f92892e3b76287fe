import type { Metadata } from "next";
import { RepliesView } from "@/components/messaging/reply/replies-view";

export const metadata: Metadata = { title: "Saved replies", robots: { index: false } };

export default function VendorRepliesPage() {
  return <RepliesView />;
}
