import type { Metadata } from "next";
import { OperatorPoliciesView } from "@/components/operator/policy/operator-policies-view";

export const metadata: Metadata = { title: "Policies" };

export default function OperatorPoliciesPage() {
  return <OperatorPoliciesView />;
}
