import { amount } from "./amount";
import styles from "./amount-list.module.css";

type Sums = {
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  /** Deducted from the net price by a coupon; the other amounts are after the deduction. */
  discount?: number;
  discountLabel?: string;
  /** The part of the total that a voucher pays. */
  voucher?: number;
  voucherLabel?: string;
};

/** A total and its parts. Amounts in dollars. */
export function AmountList({
  net,
  serviceCharge,
  gst,
  total,
  discount = 0,
  discountLabel = "Discount",
  voucher = 0,
  voucherLabel = "Voucher",
}: Sums) {
  const taxed = serviceCharge > 0 ? "Before service charge and GST" : "Before GST";
  return (
    <dl className={styles.list}>
      {serviceCharge > 0 || gst > 0 || discount > 0 ? (
        <div>
          <dt>{serviceCharge > 0 || gst > 0 ? taxed : "Before discount"}</dt>
          <dd>{amount(net + discount)}</dd>
        </div>
      ) : null}
      {discount > 0 ? (
        <div className={styles.off}>
          <dt>{discountLabel}</dt>
          <dd>−{amount(discount)}</dd>
        </div>
      ) : null}
      {serviceCharge > 0 ? (
        <div>
          <dt>Service charge</dt>
          <dd>{amount(serviceCharge)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{gst > 0 ? "GST" : "GST, vendor not registered"}</dt>
        <dd>{amount(gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>Total, all-in</dt>
        <dd>{amount(total)}</dd>
      </div>
      {voucher > 0 ? (
        <div className={styles.off}>
          <dt>{voucherLabel}</dt>
          <dd>−{amount(voucher)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
