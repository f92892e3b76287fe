import type { Metadata } from "next";
import { LedgerBalancesView } from "@/components/operator/ledger/ledger-balances-view";

export const metadata: Metadata = { title: "Ledger" };

export default function OperatorLedgerPage() {
  return <LedgerBalancesView />;
}
