import type { Metadata } from "next";
import { PolicyView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Payment & Refund Policy", robots: { index: false } };

export default function PaymentPolicyPage() {
  return <PolicyView />;
}
