import type { Metadata } from "next";
import { OperatorAuditView } from "@/components/operator/audit/operator-audit-view";

export const metadata: Metadata = { title: "Audit log" };

export default function OperatorAuditPage() {
  return <OperatorAuditView />;
}
