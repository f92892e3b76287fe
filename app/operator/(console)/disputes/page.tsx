import type { Metadata } from "next";
import { OperatorDisputesView } from "@/components/operator/money/operator-disputes-view";

export const metadata: Metadata = { title: "Bank disputes" };

export default function OperatorDisputesPage() {
  return <OperatorDisputesView />;
}
