import type { Metadata } from "next";
import { OperatorFactsView } from "@/components/operator/fact/operator-facts-view";

export const metadata: Metadata = { title: "Certificates and halls" };

export default function OperatorFactsPage() {
  return <OperatorFactsView />;
}
