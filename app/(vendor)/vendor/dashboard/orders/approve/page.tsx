import type { Metadata } from "next";
import { VendorApprovalsView } from "@/components/sale/order/vendor/vendor-approvals-view";

export const metadata: Metadata = { title: "Approvals", robots: { index: false } };

export default function VendorApprovalsPage() {
  return <VendorApprovalsView />;
}
