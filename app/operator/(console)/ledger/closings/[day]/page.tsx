import type { Metadata } from "next";
import { LedgerClosingView } from "@/components/operator/ledger/ledger-closing-view";

export const metadata: Metadata = { title: "Daily closing" };

export default async function OperatorLedgerClosingPage({ params }: { params: Promise<{ day: string }> }) {
  const { day } = await params;
  return <LedgerClosingView day={day} />;
}
