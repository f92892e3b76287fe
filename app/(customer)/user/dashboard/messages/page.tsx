import type { Metadata } from "next";
import { MessagesView } from "@/components/messaging/room/messages-view";

export const metadata: Metadata = { title: "Messages", robots: { index: false } };

export default function CustomerMessagesPage() {
  return <MessagesView side="customer" />;
}
