import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, formatDate } from "@/lib/dates";
import styles from "./refund-policy.module.css";

type Props = {
  order: Pick<OrderDetail, "state" | "eventDate" | "paymentPolicy" | "vendor">;
  reader: "customer" | "vendor";
};

/** The couple's refund if it cancels: everything until the vendor accepts, then as the order's policy says. */
export function RefundPolicy({ order, reader }: Props) {
  const { eventDate, paymentPolicy, state, vendor } = order;
  const { refundTiers, note } = paymentPolicy;
  const couple = reader === "customer";
  const before = beforeAcceptance(state, couple ? vendor.vendorName : null);
  const tiers = refundTiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  return (
    <div className={styles.policy}>
      {before ? <p className={styles.first}>{before}</p> : null}
      {tiers.length > 0 ? (
        <ul>
          {tiers.map(({ daysBefore, percent }) => (
            <li key={daysBefore}>
              <strong>{percent}%</strong> of what {couple ? "you’ve" : "they’ve"} paid,{" "}
              {eventDate
                ? `until ${formatDate(addDays(eventDate, -daysBefore))}`
                : `${daysBefore} days or more before`}
            </li>
          ))}
          {tiers.at(-1)?.daysBefore ? <li>Nothing after that</li> : null}
        </ul>
      ) : (
        <p>Payments aren’t refunded when {couple ? "you cancel" : "the couple cancels"}.</p>
      )}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

function beforeAcceptance(state: OrderDetail["state"], vendorName: string | null): string | null {
  if (state === "awaiting_payment") return "Nothing is charged yet. Once it’s paid and accepted:";
  if (state !== "awaiting_approval") return null;
  return vendorName
    ? `Until ${vendorName} accepts, you get everything back. After that:`
    : "Until you accept, they get everything back. After that:";
}
