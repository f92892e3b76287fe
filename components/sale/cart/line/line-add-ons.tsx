"use client";
import { useId } from "react";
import { amount } from "@/components/ui/money/amount";
import type { CartLine, ChosenAddOn } from "@/contracts/sale/cart";
import styles from "./line-add-ons.module.css";
import { type ReportPending, useReportPending } from "../changes/use-report-pending";
import { useSettledEdit } from "../changes/use-settled-edit";
import { t, td } from "@/lib/words/t";

type Props = {
  line: CartLine;
  onPending: ReportPending;
  save: (addOns: ChosenAddOn[]) => Promise<boolean>;
};

/** The extras of a line: the chosen ones, and others that the product offers. */
export function LineAddOns({ line, onPending, save }: Props) {
  const id = useId();
  const { offeredAddOns, addOns, productPrice, productTitle } = line;
  const saved = addOns.map((each) => ({ id: each.id, quantity: each.quantity }));
  const chosen = useSettledEdit(saved, save);
  useReportPending(`${line.id} extras`, chosen.pending, onPending);
  if (offeredAddOns.length === 0) return null;
  const countOf = (addOnId: string) => chosen.value.find((each) => each.id === addOnId)?.quantity ?? 0;
  const choose = (addOnId: string, quantity: number) => {
    const others = chosen.value.filter((each) => each.id !== addOnId);
    chosen.edit(quantity > 0 ? [...others, { id: addOnId, quantity }] : others);
  };
  return (
    <details className={styles.extras} open={addOns.length > 0}>
      <summary>
        {addOns.length > 0 ? t("Extras") : t("Add extras")}
        <span className="visually-hidden"> {t("to {name}", { name: productTitle })}</span>
      </summary>
      <ul className={styles.list}>
        {offeredAddOns.map(({ id: addOnId, name, per, max, priceWithGST }) => {
          const charged = addOns.find((each) => each.id === addOnId);
          const field = `${id}-${addOnId}`;
          return (
            <li key={addOnId}>
              <label className={styles.extra} htmlFor={field}>
                {max === 1 ? (
                  <input
                    id={field}
                    type="checkbox"
                    checked={countOf(addOnId) > 0}
                    onChange={({ target }) => choose(addOnId, target.checked ? 1 : 0)}
                  />
                ) : (
                  <select
                    id={field}
                    value={countOf(addOnId)}
                    onChange={({ target }) => choose(addOnId, Number(target.value))}
                  >
                    {Array.from({ length: max + 1 }, (_, count) => (
                      <option key={count} value={count}>
                        {count}
                      </option>
                    ))}
                  </select>
                )}
                <span>
                  {name}
                  <small>
                    {amount(priceWithGST)}
                    {per === "unit" ? ` ${t("per {unit}", { unit: td(productPrice.priceMetric) })}` : null}
                    {per !== "unit" && max > 1 ? ` ${t("each")}` : null}
                  </small>
                </span>
                <span className={styles.total} data-pending={chosen.pending || undefined}>
                  {charged ? amount(charged.total) : ""}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
