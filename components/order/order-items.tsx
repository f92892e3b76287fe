import { MediaImage } from "@/components/vendor/media-image";
import type { OrderItem } from "@/contracts/order";
import { formatDate } from "@/lib/dates";
import { amount } from "./amount";
import styles from "./order-items.module.css";

/** What was ordered, at the prices of that day. */
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
              {item.quantity} × {amount(item.unitPrice)} per {item.priceMetric}
              {item.eventDate ? (
                <>
                  {" · "}
                  <span className={styles.date}>{formatDate(item.eventDate)}</span>
                </>
              ) : null}
            </p>
          </div>
          <p className={styles.total}>{amount(item.total)}</p>
        </li>
      ))}
    </ul>
  );
}
