import { amount } from "@/components/ui/money/amount";
import type { PaymentTotals as Totals } from "@/contracts/sale/payment/payment";
import styles from "./payment-totals.module.css";

/** The totals of the chosen year, or of all years. */
export function PaymentTotals({ totals, year }: { totals: Totals; year: number | undefined }) {
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{year === undefined ? "Total paid" : `Paid in ${year}`}</dt>
        <dd>{amount(totals.paid)}</dd>
        {totals.paidByVoucher > 0 ? (
          <dd className={styles.part}>{amount(totals.paidByVoucher)} of it by voucher or store credit</dd>
        ) : null}
      </div>
      <div>
        <dt>{year === undefined ? "Total refunded" : `Refunded in ${year}`}</dt>
        <dd>{amount(totals.refunded)}</dd>
        {totals.refundedToVoucher > 0 ? (
          <dd className={styles.part}>
            {amount(totals.refundedToVoucher)} of it to vouchers or store credit
          </dd>
        ) : null}
      </div>
      {totals.refundDue > 0 ? (
        <div>
          <dt>On its way back</dt>
          <dd>{amount(totals.refundDue)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
