import type { Metadata } from "next";
import { VendorJoinView } from "@/components/catalogue/vendor/team/join/vendor-join-view";

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Join a vendor’s team",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function VendorJoinPage() {
  return <VendorJoinView />;
}
