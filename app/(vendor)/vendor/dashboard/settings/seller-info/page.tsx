import type { Metadata } from "next";
import { SellerInfoView } from "@/components/catalogue/vendor-settings/late-views";

export const metadata: Metadata = { title: "Vendor Profile", robots: { index: false } };

export default function SellerInfoPage() {
  return <SellerInfoView />;
}
