import type { Metadata } from "next";
import { OperatorProposalsView } from "@/components/operator/order/operator-proposals-view";

export const metadata: Metadata = { title: "Second operator" };

export default function OperatorApprovalsPage() {
  return <OperatorProposalsView />;
}
