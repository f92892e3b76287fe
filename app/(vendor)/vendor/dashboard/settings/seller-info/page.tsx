import type { Metadata } from "next";
import { SellerInfoView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Vendor Profile", robots: { index: false } };

export default function SellerInfoPage() {
  return <SellerInfoView />;
}
