import type { Metadata } from "next";
import { VendorReviewsView } from "@/components/catalogue/review/vendor/vendor-reviews-view";

export const metadata: Metadata = { title: "Reviews", robots: { index: false } };

export default function VendorReviewsPage() {
  return <VendorReviewsView />;
}
