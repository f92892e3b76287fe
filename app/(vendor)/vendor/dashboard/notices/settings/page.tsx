import type { Metadata } from "next";
import { NoticeChoicesView } from "@/components/identity/notice/notice-choices-view";

export const metadata: Metadata = { title: "Notice settings", robots: { index: false } };

export default function NoticeSettingsPage() {
  return <NoticeChoicesView role="vendor" />;
}
