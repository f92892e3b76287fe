import type { Metadata } from "next";
import { ReferralView } from "@/components/catalogue/vendor/profile/referral/referral-view";

export const metadata: Metadata = { title: "Referral", robots: { index: false } };

export default function ReferralPage() {
  return <ReferralView />;
}
