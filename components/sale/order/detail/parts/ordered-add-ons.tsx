import { amount } from "@/components/ui/money/amount";
import { addOnCount } from "@/contracts/catalogue/product/product";
import type { OrderItemAddOn } from "@/contracts/sale/order/order";
import styles from "./order-items.module.css";

/** The extras that were bought with an item, at the prices of that day. */
export function OrderedAddOns({ addOns, units }: { addOns: readonly OrderItemAddOn[]; units: number }) {
  if (addOns.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Extras">
      {addOns.map((addOn) => (
        <li key={addOn.id}>
          + {addOnCount(addOn, units)} × {addOn.name}, {amount(addOn.total)}
        </li>
      ))}
    </ul>
  );
}
