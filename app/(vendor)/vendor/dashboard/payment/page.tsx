import type { Metadata } from "next";
import { VendorPaymentsView } from "@/components/sale/payout/vendor-payments-view";

export const metadata: Metadata = { title: "Payments", robots: { index: false } };

export default function VendorPaymentsPage() {
  return <VendorPaymentsView />;
}
