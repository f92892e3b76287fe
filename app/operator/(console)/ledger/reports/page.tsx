import type { Metadata } from "next";
import { ProcessorReportsView } from "@/components/operator/ledger/processor-reports-view";

export const metadata: Metadata = { title: "Card processor" };

export default function OperatorProcessorReportsPage() {
  return <ProcessorReportsView />;
}
