import type { Metadata } from "next";
import { MyWeddingView } from "@/components/planning/wedding/my-wedding-view";

export const metadata: Metadata = { title: "My Wedding", robots: { index: false } };

export default function MyWeddingPage() {
  return <MyWeddingView />;
}
