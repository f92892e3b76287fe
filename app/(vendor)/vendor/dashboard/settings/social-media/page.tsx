import type { Metadata } from "next";
import { SocialMediaView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Social media", robots: { index: false } };

export default function SocialMediaPage() {
  return <SocialMediaView />;
}
