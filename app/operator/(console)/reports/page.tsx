import type { Metadata } from "next";
import { OperatorReportsView } from "@/components/operator/report/operator-reports-view";

export const metadata: Metadata = { title: "Reports" };

export default function OperatorReportsPage() {
  return <OperatorReportsView />;
}
