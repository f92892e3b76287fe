import { amount } from "@/components/ui/money/amount";
import type { Offer, OfferChange } from "@/contracts/sale/offer";
import { formatDate } from "@/lib/dates";
import { countUnits } from "@/lib/units";
import styles from "./offer-content.module.css";

type Shown = Pick<Offer, "items" | "milestones" | "changes" | "net" | "serviceCharge" | "gst"> &
  Partial<Pick<Offer, "note" | "terms">>;

/** An offer's items, price and payment steps, and the differences from the previous offer. */
export function OfferContent({ offer }: { offer: Shown }) {
  const { items, milestones, changes, net, serviceCharge, gst, note, terms } = offer;
  return (
    <div className={styles.content}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.productId} className={styles.item}>
            <p className={styles.row}>
              <strong>{item.productTitle}</strong>
              <span>{amount(item.total)}</span>
            </p>
            <p className={styles.soft}>
              {countUnits(item.quantity, item.priceMetric)} at {amount(item.unitPrice)}
            </p>
            {item.extras.map((extra) => (
              <p key={extra.id} className={styles.soft}>
                {extra.quantity} × {extra.name}
                {extra.per === "unit" ? ` per ${item.priceMetric}` : ""}:{" "}
                {extra.total > 0 ? amount(extra.total) : "included"}
              </p>
            ))}
            {item.includes ? <p className={styles.includes}>{item.includes}</p> : null}
          </li>
        ))}
      </ul>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <details className={styles.details}>
        <summary>Payments, tax{terms ? " and terms" : ""}</summary>
        <ul className={styles.plain}>
          {milestones.map(({ label, amount: dollars, dueDate }) => (
            <li key={label} className={styles.row}>
              <span>
                {label}
                {dueDate ? `, ${formatDate(dueDate)}` : ""}
              </span>
              <span>{amount(dollars)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>
          {amount(net)}
          {serviceCharge > 0 ? `, service charge ${amount(serviceCharge)}` : ""}
          {gst > 0 ? `, GST ${amount(gst)}` : ""}
        </p>
        {terms ? <p className={styles.includes}>{terms}</p> : null}
      </details>
    </div>
  );
}

function Changes({ changes }: { changes: readonly OfferChange[] }) {
  return (
    <details className={styles.details} open>
      <summary>What changed</summary>
      <dl className={styles.changes}>
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {before ? <del>{before}</del> : null} {after ? <ins>{after}</ins> : <span>Removed</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
