import type { Metadata } from "next";
import { WalletView } from "@/components/sale/wallet/wallet-view";

export const metadata: Metadata = { title: "Vouchers and credit", robots: { index: false } };

export default function VouchersPage() {
  return <WalletView />;
}
