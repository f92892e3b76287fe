import type { Metadata } from "next";
import { VendorSupportView } from "@/components/messaging/ticket/vendor/vendor-support-view";

export const metadata: Metadata = { title: "Support", robots: { index: false } };

export default function VendorSupportPage() {
  return <VendorSupportView />;
}
