import type { Metadata } from "next";
import { OperatorPayoutsView } from "@/components/operator/payout/operator-payouts-view";

export const metadata: Metadata = { title: "Payouts" };

export default function OperatorPayoutsPage() {
  return <OperatorPayoutsView />;
}
