import type { Metadata } from "next";
import { OurStoryView } from "@/components/site/story/our-story-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Why Sayang exists, and the rules we hold ourselves to: all-in prices, payment in steps, honest reviews.";
  return pageMetadata("/our-story", "Our Story", description, { picture: "page/our-story" });
}

export default function OurStoryPage() {
  return <OurStoryView />;
}
