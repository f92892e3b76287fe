import type { Metadata } from "next";
import { OperatorHealthView } from "@/components/operator/health/operator-health-view";

export const metadata: Metadata = { title: "Health" };

export default function OperatorHealthPage() {
  return <OperatorHealthView />;
}
