import { amount } from "@/components/ui/money/amount";
import { DUE_SOON_DAYS } from "@/contracts/sale/payment/milestone";
import type { MilestoneSums } from "@/contracts/sale/payment/payment";
import { toCents, toDollars } from "@/lib/money";
import styles from "./due-sums.module.css";

/** Totals of open payments, by when they are due. */
export function DueSums({ sums }: { sums: MilestoneSums }) {
  const later = toDollars(toCents(sums.later) + toCents(sums.undated));
  return (
    <dl className={styles.sums}>
      {sums.overdue > 0 ? (
        <div data-tone="bad">
          <dt>Overdue</dt>
          <dd>{amount(sums.overdue)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Due in the next {DUE_SOON_DAYS} days</dt>
        <dd>{amount(sums.soon)}</dd>
      </div>
      <div>
        <dt>Later</dt>
        <dd>{amount(later)}</dd>
      </div>
      {sums.onHold > 0 ? (
        <div>
          <dt>On hold</dt>
          <dd>{amount(sums.onHold)}</dd>
        </div>
      ) : null}
      <div>
        <dt>Still to pay on Sayang</dt>
        <dd>{amount(sums.total)}</dd>
      </div>
    </dl>
  );
}
