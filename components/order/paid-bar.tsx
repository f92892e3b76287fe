import { ProgressBar } from "@/components/ui/progress-bar";
import { amount } from "./amount";

/** How much of an order is paid. Amounts in dollars. */
export function PaidBar({ paid, total }: { paid: number; total: number }) {
  const share = total > 0 ? Math.min(100, (paid / total) * 100) : 0;
  return <ProgressBar label="Paid" value={share} valueText={`${amount(paid)} of ${amount(total)} paid`} />;
}
