import type { Metadata } from "next";
import { PaymentHistoryView } from "@/components/sale/payment/history/payment-history-view";

export const metadata: Metadata = { title: "Payment history", robots: { index: false } };

export default function PaymentHistoryPage() {
  return <PaymentHistoryView />;
}
