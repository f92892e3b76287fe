import type { Metadata } from "next";
import { VendorOnboardingView } from "@/components/sale/payout/onboarding/vendor-onboarding-view";

/** The address may carry a code, which no other site may learn. */
export const metadata: Metadata = {
  title: "Vendor onboarding",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function VendorOnboardingPage() {
  return <VendorOnboardingView />;
}
