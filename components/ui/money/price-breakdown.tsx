import type { ProductPrice } from "@/contracts/catalogue/product/product";
import { formatMoney, toCents } from "@/lib/money";
import { t, td } from "@/lib/words/t";
import styles from "./price-breakdown.module.css";

/** The parts of the all-in price, collapsed. */
export function PriceBreakdown({ price }: { price: ProductPrice }) {
  const total = toCents(price.priceWithGST);
  const gst = toCents(price.gst);
  const serviceCharge = toCents(price.serviceCharge);
  return (
    <details className={styles.breakdown}>
      <summary>{t("Price breakdown")}</summary>
      <dl className="tabular">
        <div>
          <dt>{t("Price for one {unit}", { unit: td(price.priceMetric) })}</dt>
          <dd>{formatMoney(total - gst - serviceCharge)}</dd>
        </div>
        {serviceCharge > 0 ? (
          <div>
            <dt>{t("Service charge, 10%")}</dt>
            <dd>{formatMoney(serviceCharge)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{price.gstType === 0 ? t("GST, vendor not registered") : t("GST, 9%")}</dt>
          <dd>{formatMoney(gst)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t("You pay")}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
    </details>
  );
}
