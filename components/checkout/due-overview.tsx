import { amount } from "@/components/order/amount";
import { Card } from "@/components/ui/card";
import type { OrderSummary } from "@/contracts/order";
import { toCents, toDollars } from "@/lib/money";
import styles from "./due-overview.module.css";

/** Whom this payment is for, and how much each gets now. */
export function DueOverview({ orders }: { orders: OrderSummary[] }) {
  const due = orders.filter(({ state }) => state === "awaiting_payment");
  const total = due.reduce((sum, { nextMilestone }) => sum + toCents(nextMilestone?.amount ?? 0), 0);
  return (
    <Card as="section" tone="sunk" className={styles.overview ?? ""} aria-labelledby="due-title">
      <h2 id="due-title" className={styles.title}>
        Your order
      </h2>
      <ul className={styles.orders}>
        {due.map((order) => (
          <li key={order.id} className={styles.order}>
            <div>
              <p className={styles.vendor}>{order.vendor.vendorName}</p>
              <p className={styles.items}>
                {order.firstItemTitle}
                {order.itemCount > 1 ? ` and ${order.itemCount - 1} more` : ""}
              </p>
              <p className={styles.items}>
                {order.nextMilestone?.label} of {amount(order.orderValue)}
              </p>
            </div>
            <p className={styles.amount}>{amount(order.nextMilestone?.amount ?? 0)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Due today</span>
        <strong>{amount(toDollars(total))}</strong>
      </p>
      <p className={styles.note}>
        Vendors answer within 72 hours. Whoever cannot take you is refunded to you in full.
      </p>
    </Card>
  );
}
