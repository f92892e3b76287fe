import type { Metadata } from "next";
import { FaqView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "FAQ", robots: { index: false } };

export default function FaqPage() {
  return <FaqView />;
}
