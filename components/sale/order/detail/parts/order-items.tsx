import { MediaImage } from "@/components/ui/media/media-image";
import type { OrderItem, OrderItemAddOn } from "@/contracts/sale/order/order";
import { dayAndMeal } from "@/contracts/catalogue/price/meal";
import { countUnits } from "@/lib/units";
import { amount } from "@/components/ui/money/amount";
import styles from "./order-items.module.css";
import { addOnCount } from "@/contracts/catalogue/product/product";

/** The items of an order, at the prices at purchase. */
export function OrderItems({ items }: { items: OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <MediaImage
            className={styles.picture}
            name={item.image}
            alt=""
            width={72}
            height={72}
            sizes="72px"
          />
          <div>
            <p className={styles.title}>{item.productTitle}</p>
            <p className={styles.facts}>
              {countUnits(item.quantity, item.priceMetric)} at {amount(item.unitPrice)}
              {item.eventDate ? (
                <>
                  {" · "}
                  <span className={styles.date}>{dayAndMeal(item.eventDate, item.meal)}</span>
                </>
              ) : null}
            </p>
            {item.priceNote ? <p className={styles.facts}>{item.priceNote}</p> : null}
            <OrderedAddOns addOns={item.addOns} units={item.quantity} />
            {item.note ? <p className={styles.note}>“{item.note}”</p> : null}
            {item.discount > 0 ? (
              <p className={styles.facts}>Promo code takes {amount(item.discount)} off</p>
            ) : null}
          </div>
          <p className={styles.total}>{amount(item.total)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The extras bought with an item, at the prices at purchase. */
function OrderedAddOns({ addOns, units }: { addOns: readonly OrderItemAddOn[]; units: number }) {
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
