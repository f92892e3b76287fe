import { amount } from "./amount";
import styles from "./amount-list.module.css";

type Sums = { net: number; serviceCharge: number; gst: number; total: number };

/** What a total is made of. Amounts in dollars. */
export function AmountList({ net, serviceCharge, gst, total }: Sums) {
  return (
    <dl className={styles.list}>
      {serviceCharge > 0 || gst > 0 ? (
        <div>
          <dt>{serviceCharge > 0 ? "Before service charge and GST" : "Before GST"}</dt>
          <dd>{amount(net)}</dd>
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
    </dl>
  );
}
