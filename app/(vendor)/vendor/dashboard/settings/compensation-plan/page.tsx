import type { Metadata } from "next";
import { CompensationView } from "@/components/sale/payout/plan/compensation-view";

export const metadata: Metadata = { title: "Compensation plan", robots: { index: false } };

export default function CompensationPlanPage() {
  return <CompensationView />;
}
