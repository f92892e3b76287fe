"use client";
import { amount } from "@/components/ui/money/amount";
import type { CartLine } from "@/contracts/sale/cart";
import { formatDate } from "@/lib/dates";
import { countUnits } from "@/lib/units";
import type { CartChanges } from "../changes/use-cart-changes";
import { useRemoveLine } from "../changes/use-remove-line";
import styles from "./cart-line-item.module.css";
import { LineProblems } from "./line-problems";
import { LineProduct } from "./line-product";
import { t } from "@/lib/words/t";

type Props = { line: CartLine; vendorId: string; complaints: string[]; changes: CartChanges };

/** A part of an offer, which is bought as it stands or removed whole. */
export function OfferedLine({ line, vendorId, complaints, changes }: Props) {
  const { removing, remove } = useRemoveLine(line, changes);
  const { productTitle: title, productPrice: price } = line;
  return (
    <li className={styles.line} id={`line-${line.id}`} tabIndex={-1} aria-label={title} aria-busy={removing}>
      <LineProduct line={line} vendorId={vendorId}>
        <p className={styles.unit}>
          {t("{units} at {price}, all-in", {
            units: countUnits(line.quantity, price.priceMetric),
            price: amount(price.priceWithGST),
          })}
        </p>
        {line.eventDate ? <p className={styles.unit}>{formatDate(line.eventDate)}</p> : null}
        {line.addOns.map((extra) => (
          <p key={extra.id} className={styles.unit}>
            {extra.quantity} × {extra.name}: {extra.total > 0 ? amount(extra.total) : t("included")}
          </p>
        ))}
      </LineProduct>
      <p className={styles.total}>{amount(line.lineTotal)}</p>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.remove}
          aria-disabled={removing}
          onClick={() => void remove()}
        >
          {t("Remove offer")}
          <span className="visually-hidden"> {t("with {name}", { name: title })}</span>
        </button>
      </div>
      <LineProblems line={line} complaints={complaints} onAccept={() => undefined} />
    </li>
  );
}
