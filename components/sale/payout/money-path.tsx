import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { amount } from "@/components/ui/money/amount";
import { SALE_STATE_LABELS, type PayoutOverview, type SaleState } from "@/contracts/sale/payment/payout";
import { formatDate } from "@/lib/dates";
import styles from "./money-path.module.css";

const STEPS: readonly { state: SaleState; of: keyof PayoutOverview }[] = [
  { state: "held", of: "held" },
  { state: "earned", of: "earned" },
  { state: "on_its_way", of: "onItsWay" },
  { state: "paid", of: "paid" },
];

/** The progress of a vendor's money in four steps, with skeletons while loading. */
export function MoneyPath({ overview }: { overview: PayoutOverview | undefined }) {
  const widest = overview ? Math.max(...STEPS.map(({ of }) => Number(overview[of])), 1) : 1;
  return (
    <ol className={styles.path} aria-label="Where your money is" aria-busy={overview === undefined}>
      {STEPS.map(({ state, of }) => (
        <li key={state} className={styles.step} data-state={state}>
          <p className={styles.label}>{SALE_STATE_LABELS[state]}</p>
          <p className={styles.amount}>
            {overview ? amount(Number(overview[of])) : <Skeleton width="6rem" />}
          </p>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              data-none={!overview || Number(overview[of]) <= 0 || undefined}
              style={{ inlineSize: overview ? `${(Math.max(0, Number(overview[of])) / widest) * 100}%` : 0 }}
            />
          </span>
          <p className={styles.note}>{overview ? noteOf(state, overview) : <Skeleton width="8rem" />}</p>
        </li>
      ))}
    </ol>
  );
}

function noteOf(state: SaleState, { earned, nextRun, commissionRate }: PayoutOverview): string {
  switch (state) {
    case "held":
      return `After ${commissionRate}% commission`;
    case "earned":
      return earned > 0 ? `Next payout ${formatDate(nextRun)}` : "Nothing waiting";
    case "on_its_way":
      return "2 to 3 working days";
    case "paid":
      return "Since you joined";
  }
}
