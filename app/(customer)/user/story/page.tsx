import type { Metadata } from "next";
import { OwnStoryView } from "@/components/catalogue/story/own/own-story-view";

export const metadata: Metadata = { title: "Your story", robots: { index: false } };

export default function OwnStoryPage() {
  return <OwnStoryView />;
}
