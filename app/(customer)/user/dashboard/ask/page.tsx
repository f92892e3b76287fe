import type { Metadata } from "next";
import { AskView } from "@/components/messaging/ask/ask-view";

export const metadata: Metadata = { title: "Requests for offers", robots: { index: false } };

export default function AskPage() {
  return <AskView />;
}
