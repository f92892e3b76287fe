import type { Metadata } from "next";
import { BankView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Bank details", robots: { index: false } };

export default function BankInfoPage() {
  return <BankView />;
}
