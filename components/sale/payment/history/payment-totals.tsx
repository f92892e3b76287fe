import { amount } from "@/components/ui/money/amount";
import type { PaymentTotals as Totals } from "@/contracts/sale/payment/payment";
import styles from "./payment-totals.module.css";

/** The totals of the chosen year, or of all years. The amount paid is payments less refunds. */
export function PaymentTotals({ totals, year }: { totals: Totals; year: number | undefined }) {
  const { paid, payments, paymentsByVoucher, refunded, refundedToVoucher, refundDue } = totals;
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{year === undefined ? "Paid on Sayang" : `Paid on Sayang in ${year}`}</dt>
        <dd>{amount(paid)}</dd>
        {refunded > 0 ? <dd className={styles.part}>Payments less refunds</dd> : null}
      </div>
      <div>
        <dt>Payments</dt>
        <dd>{amount(payments)}</dd>
        {paymentsByVoucher > 0 ? (
          <dd className={styles.part}>{amount(paymentsByVoucher)} of it by voucher or store credit</dd>
        ) : null}
      </div>
      <div>
        <dt>Refunds</dt>
        <dd>{amount(refunded)}</dd>
        {refundedToVoucher > 0 ? (
          <dd className={styles.part}>{amount(refundedToVoucher)} of it to vouchers or store credit</dd>
        ) : null}
      </div>
      {refundDue > 0 ? (
        <div>
          <dt>On its way back</dt>
          <dd>{amount(refundDue)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
