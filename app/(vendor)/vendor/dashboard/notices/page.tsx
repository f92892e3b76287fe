import type { Metadata } from "next";
import { NoticesView } from "@/components/identity/notice/notices-view";

export const metadata: Metadata = { title: "Notices", robots: { index: false } };

export default function NoticesPage() {
  return <NoticesView role="vendor" />;
}
