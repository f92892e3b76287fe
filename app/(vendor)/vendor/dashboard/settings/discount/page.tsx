import type { Metadata } from "next";
import { CampaignsView } from "@/components/sale/promotion/campaigns-view";

export const metadata: Metadata = { title: "Discounts", robots: { index: false } };

export default function DiscountPage() {
  return <CampaignsView type="discount" />;
}
