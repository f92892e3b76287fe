import {
  type ComparedPrice,
  type ComparedVendor,
  type NoPrice,
  TABLE_SEATS,
} from "@/contracts/catalogue/comparison/comparison";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./compare-table.module.css";

/** The price for the given wedding, the offer it is based on, and how it is calculated. */
export function ComparePrice({ vendor, tables }: { vendor: ComparedVendor; tables: number | undefined }) {
  const { price, noPrice, slug, capacityTables } = vendor;
  if (!price) return <span className={styles.no}>{noPrice ? noPriceText(noPrice) : "–"}</span>;
  const { unit, quantity, total, serviceCharge, gst } = price;
  const metric = unit.priceMetric;
  return (
    <div>
      <strong className={styles.total}>{formatMoney(toCents(total))}</strong>
      <p className={styles.sum}>
        {quantity > 1 || price.basis !== "order"
          ? `${quantity.toLocaleString("en-SG")} × ${formatMoney(toCents(unit.priceWithGST))} per ${metric}`
          : `per ${metric}`}
      </p>
      {price.note ? <p className={styles.sum}>{price.note}</p> : null}
      <p className={styles.offer}>
        <a href={`/vendor-detail/${slug}#products`}>{price.productTitle}</a>
      </p>
      {price.basis === "order" && tables && capacityTables !== null ? (
        <p className={styles.raised}>
          A package: ask whether it covers {(tables * TABLE_SEATS).toLocaleString("en-SG")} guests.
        </p>
      ) : null}
      {price.raised ? <p className={styles.raised}>{raisedText(price)}</p> : null}
      <details className={styles.inside}>
        <summary>What’s included</summary>
        <dl className="tabular">
          <div>
            <dt>Listed{unit.plusPlus ? ", ++" : ""}</dt>
            <dd>{formatMoney(toCents(unit.price) * quantity)}</dd>
          </div>
          {serviceCharge > 0 ? (
            <div>
              <dt>Service charge, 10%</dt>
              <dd>{formatMoney(toCents(serviceCharge))}</dd>
            </div>
          ) : null}
          <div>
            <dt>
              {unit.gstType === 0
                ? "GST, not registered"
                : unit.gstType === 1
                  ? "GST, 9%, within"
                  : "GST, 9%"}
            </dt>
            <dd>{formatMoney(toCents(gst))}</dd>
          </div>
        </dl>
      </details>
    </div>
  );
}

function raisedText({ basis, quantity, unit }: ComparedPrice): string {
  const least = `${quantity.toLocaleString("en-SG")} ${basis === "order" ? `× ${unit.priceMetric}` : `${basis}s`}`;
  return basis === "guest"
    ? `The smallest order is ${least} (${Math.ceil(quantity / TABLE_SEATS)} tables).`
    : `The smallest order is ${least}.`;
}

function noPriceText(no: NoPrice): string {
  if (!("most" in no)) return no.reason === "closed" ? "Nothing offered on that day" : "Price on request";
  return no.most > 0
    ? `Too large: serves up to ${no.most} ${no.most === 1 ? "table" : "tables"}`
    : "Too large for this vendor";
}
