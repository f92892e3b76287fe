import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { amount } from "@/components/ui/money/amount";

/** The paid share of an order. Amounts in dollars. */
export function PaidBar({ paid, total }: { paid: number; total: number }) {
  const share = total > 0 ? Math.min(100, (paid / total) * 100) : 0;
  return <ProgressBar label="Paid" value={share} valueText={`${amount(paid)} of ${amount(total)} paid`} />;
}
