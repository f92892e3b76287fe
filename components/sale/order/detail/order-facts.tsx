import type { ReactNode } from "react";
import type { OrderDetail } from "@/contracts/sale/order";
import { formatDate } from "@/lib/dates";
import styles from "./order-facts.module.css";

/** The customer, the date and the comment of an order. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Event date">{order.eventDate ? formatDate(order.eventDate) : "Not fixed yet"}</Fact>
      <Fact label="Contact">
        {order.contactName}
        <br />
        <a href={`tel:${order.contactPhone.replace(/\s+/g, "")}`}>{order.contactPhone}</a>
      </Fact>
      {order.comment ? (
        <Fact label="Comment">
          <span className={styles.comment}>{order.comment}</span>
        </Fact>
      ) : null}
      {order.declineReason ? <Fact label="Reason for declining">{order.declineReason}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
