import type { ProductPrice } from "@/contracts/catalogue/product/product";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./price-breakdown.module.css";

/** The parts of the all-in price, collapsed. */
export function PriceBreakdown({ price }: { price: ProductPrice }) {
  const total = toCents(price.priceWithGST);
  const gst = toCents(price.gst);
  const serviceCharge = toCents(price.serviceCharge);
  return (
    <details className={styles.breakdown}>
      <summary>Price breakdown</summary>
      <dl className="tabular">
        <div>
          <dt>{`Price for one ${price.priceMetric}`}</dt>
          <dd>{formatMoney(total - gst - serviceCharge)}</dd>
        </div>
        {serviceCharge > 0 ? (
          <div>
            <dt>Service charge, 10%</dt>
            <dd>{formatMoney(serviceCharge)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{price.gstType === 0 ? "GST, vendor not registered" : "GST, 9%"}</dt>
          <dd>{formatMoney(gst)}</dd>
        </div>
        <div className={styles.total}>
          <dt>You pay</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
    </details>
  );
}
