import type { Metadata } from "next";
import { CampaignsView } from "@/components/sale/promotion/campaigns-view";

export const metadata: Metadata = { title: "Vouchers", robots: { index: false } };

export default function VoucherPage() {
  return <CampaignsView type="voucher" />;
}
