import type { Metadata } from "next";
import { PolicyView } from "@/components/catalogue/vendor-settings/late-views";

export const metadata: Metadata = { title: "Payment & Refund Policy", robots: { index: false } };

export default function PaymentPolicyPage() {
  return <PolicyView />;
}
