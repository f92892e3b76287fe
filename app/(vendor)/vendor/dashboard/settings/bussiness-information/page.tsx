import type { Metadata } from "next";
import { BusinessOwnerView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Business owner", robots: { index: false } };

export default function BusinessOwnerPage() {
  return <BusinessOwnerView />;
}
