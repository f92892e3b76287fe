import type { Metadata } from "next";
import { BalanceView } from "@/components/sale/evoucher/balance/balance-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description = "See what is left on a Sayang wedding voucher and until when it can be spent.";
  return pageMetadata("/evoucher/balance", "Check a voucher", description, { picture: "page/evoucher" });
}

export default function BalancePage() {
  return <BalanceView />;
}
