import type { RefundTierView } from "@/contracts/sale/order/cancellation-details";
import { amount } from "@/components/ui/money/amount";
import { formatDate } from "@/lib/dates";
import styles from "./policy-timeline.module.css";

/** The policy's tiers along a timeline, with the current one marked. */
export function PolicyTimeline({ tiers }: { tiers: RefundTierView[] }) {
  return (
    <ol className={styles.tiers} aria-label="What comes back, by when you cancel">
      {tiers.map((tier) => (
        <li key={tier.daysBefore} className={styles.tier} data-current={tier.isCurrent || undefined}>
          <span className={styles.percent}>{tier.percent}%</span>
          <span className={styles.amount}>{amount(tier.amount)}</span>
          <span className={styles.until}>
            {tier.daysBefore === 0
              ? "after that"
              : tier.until
                ? `until ${formatDate(tier.until)}`
                : `${tier.daysBefore} days or more before`}
          </span>
          {tier.isCurrent ? <strong className={styles.today}>Today</strong> : null}
        </li>
      ))}
    </ol>
  );
}
