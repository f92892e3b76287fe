import type { Metadata } from "next";
import { PolicyView } from "@/components/catalogue/vendor-settings/policy/policy-view";

export const metadata: Metadata = { title: "Payment & Refund Policy", robots: { index: false } };

export default function PaymentPolicyPage() {
  return <PolicyView />;
}
