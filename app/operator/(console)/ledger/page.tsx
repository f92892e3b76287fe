import type { Metadata } from "next";
import { OperatorLedgerView } from "@/components/operator/money/operator-ledger-view";

export const metadata: Metadata = { title: "Ledger" };

export default function OperatorLedgerPage() {
  return <OperatorLedgerView />;
}
