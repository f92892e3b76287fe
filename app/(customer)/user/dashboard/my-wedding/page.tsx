import type { Metadata } from "next";
import { MyWeddingView } from "@/components/wedding/my-wedding-view";

export const metadata: Metadata = { title: "My wedding", robots: { index: false } };

export default function MyWeddingPage() {
  return <MyWeddingView />;
}
