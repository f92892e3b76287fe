import type { Metadata } from "next";
import { OfferingsView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Offerings", robots: { index: false } };

export default function OfferingsPage() {
  return <OfferingsView />;
}
