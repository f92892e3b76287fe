import type { ReactNode } from "react";
import type { BillingAddress, OrderDetail } from "@/contracts/sale/order/order";
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
      {order.billing ? (
        <Fact label="Billing address">
          {addressLines(order.billing).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Fact>
      ) : null}
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

function addressLines(address: BillingAddress): string[] {
  const { unitNumber, streetAddress, streetAddress2, streetAddress3, city, state, country, postalCode } =
    address;
  const street = [unitNumber, streetAddress].filter(Boolean).join(" ");
  const town = [city, state].filter(Boolean).join(", ");
  const last = [country, postalCode].filter(Boolean).join(" ");
  return [street, streetAddress2, streetAddress3, town, last].filter(Boolean);
}
