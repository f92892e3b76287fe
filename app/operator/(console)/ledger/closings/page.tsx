import type { Metadata } from "next";
import { LedgerClosingsView } from "@/components/operator/ledger/ledger-closings-view";

export const metadata: Metadata = { title: "Daily closings" };

export default function OperatorLedgerClosingsPage() {
  return <LedgerClosingsView />;
}
