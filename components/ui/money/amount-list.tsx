import { amount } from "./amount";
import { t } from "@/lib/words/t";
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
  discountLabel = t("Discount"),
  voucher = 0,
  voucherLabel = t("Voucher"),
}: Sums) {
  const taxed = serviceCharge > 0 ? t("Before service charge and GST") : t("Before GST");
  return (
    <dl className={styles.list}>
      {serviceCharge > 0 || gst > 0 || discount > 0 ? (
        <div>
          <dt>{serviceCharge > 0 || gst > 0 ? taxed : t("Before discount")}</dt>
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
          <dt>{t("Service charge")}</dt>
          <dd>{amount(serviceCharge)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{gst > 0 ? t("GST") : t("GST, vendor not registered")}</dt>
        <dd>{amount(gst)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t("Total, all-in")}</dt>
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
