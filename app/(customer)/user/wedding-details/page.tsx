import type { Metadata } from "next";
import { WeddingDetailsView } from "@/components/planning/wedding/details/wedding-details-view";

export const metadata: Metadata = { title: "Wedding details", robots: { index: false } };

export default function WeddingDetailsPage() {
  return <WeddingDetailsView />;
}
