"use client";
import { useId } from "react";
import { amount } from "@/components/ui/money/amount";
import { type CartLine, MAX_QUANTITY } from "@/contracts/sale/cart";
import type { UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import { unitsOf } from "@/lib/units";
import { LineAddOns } from "./line-add-ons";
import { LineDate } from "./line-date";
import { LineMeal } from "./line-meal";
import { LineNote } from "./line-note";
import { LineProblems } from "./line-problems";
import { LineProduct } from "./line-product";
import styles from "./cart-line-item.module.css";
import { QuantityStepper } from "./quantity-stepper";
import type { CartChanges } from "../changes/use-cart-changes";
import { useRemoveLine } from "../changes/use-remove-line";
import { type ReportPending, useReportPending } from "../changes/use-report-pending";
import { useSettledEdit } from "../changes/use-settled-edit";
import { t, td } from "@/lib/words/t";

type Props = {
  line: CartLine;
  vendorId: string;
  vendorName: string;
  /** The server's errors for this line when the order was refused. */
  complaints: string[];
  changes: CartChanges;
  onPending: ReportPending;
};

/** One product in the cart: quantity, date, price and problems. */
export function CartLineItem({ line, vendorId, vendorName, complaints, changes, onPending }: Props) {
  const id = useId();
  const { removing, remove } = useRemoveLine(line, changes);
  // An edit saved while the line disappears would fail to find it.
  const update = async (body: UpdateCartLineBody) => removing || changes.updateLine(line.id, body);
  const quantity = useSettledEdit(line.quantity, (value) => update({ quantity: value }));
  useReportPending(`${line.id} quantity`, quantity.pending, onPending);
  const title = line.productTitle;
  const bounds = boundsOf(line);

  return (
    <li className={styles.line} id={`line-${line.id}`} tabIndex={-1} aria-label={title} aria-busy={removing}>
      <LineProduct line={line} vendorId={vendorId}>
        <p className={styles.unit}>
          {t("{price} per {unit}, all-in", {
            price: amount(line.productPrice.priceWithGST),
            unit: td(line.productPrice.priceMetric),
          })}
        </p>
        {line.priceNote ? <p className={styles.unit}>{td(line.priceNote)}</p> : null}
      </LineProduct>
      <p className={styles.total} data-pending={quantity.pending || undefined}>
        {amount(line.lineTotal)}
      </p>
      <div className={styles.controls}>
        <div>
          <QuantityStepper
            id={`${id}-quantity`}
            label={t("Quantity of {name}", { name: title })}
            value={quantity.value}
            min={line.minQty ?? 1}
            max={line.maxQty ?? MAX_QUANTITY}
            describedBy={bounds ? `${id}-bounds` : undefined}
            onChange={quantity.edit}
          />
          <p className={styles.units}>
            {quantity.value === 1
              ? td(line.productPrice.priceMetric)
              : td(unitsOf(line.productPrice.priceMetric))}
          </p>
          {bounds ? (
            <p id={`${id}-bounds`} className={styles.bounds}>
              {bounds}
            </p>
          ) : null}
        </div>
        <LineMeal line={line} save={(meal) => update({ meal })} />
        <LineDate line={line} onPending={onPending} save={(eventDate) => update({ eventDate })} />
        <button
          type="button"
          className={styles.remove}
          aria-disabled={removing}
          onClick={() => void remove()}
        >
          {t("Remove")}
          <span className="visually-hidden"> {title}</span>
        </button>
      </div>
      <LineAddOns line={line} onPending={onPending} save={(addOns) => update({ addOns })} />
      <LineNote line={line} vendorName={vendorName} onPending={onPending} save={(note) => update({ note })} />
      <LineProblems
        line={line}
        complaints={complaints}
        onAccept={() => void changes.updateLine(line.id, {})}
      />
    </li>
  );
}

function boundsOf({ minQty, maxQty }: CartLine): string {
  if (minQty !== null && minQty > 1 && maxQty !== null)
    return t("{least} to {most}", { least: minQty, most: maxQty });
  if (minQty !== null && minQty > 1) return t("at least {n}", { n: minQty });
  return maxQty === null ? "" : t("at most {n}", { n: maxQty });
}
