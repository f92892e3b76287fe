import type { Metadata } from "next";
import { ProcessorReportView } from "@/components/operator/ledger/processor-report-view";

export const metadata: Metadata = { title: "Card processor’s report" };

export default async function OperatorProcessorReportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ProcessorReportView id={id} />;
}
