import { Badge } from "@/components/ui/feedback/badge";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, formatDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import styles from "./refund-policy.module.css";

type Props = {
  order: Pick<OrderDetail, "state" | "eventDate" | "paymentPolicy" | "vendor">;
  reader: "customer" | "vendor";
  today?: IsoDate;
};

/** The couple's refund if they cancel: everything until the vendor accepts, then by the order's policy. */
export function RefundPolicy({ order, reader, today = todayInSingapore() }: Props) {
  const { eventDate, paymentPolicy, state, vendor } = order;
  const couple = reader === "customer";
  const before = beforeAcceptance(state, couple ? vendor.vendorName : null);
  const tiers = paymentPolicy.refundTiers
    .toSorted((a, b) => b.daysBefore - a.daysBefore)
    .map((tier) => ({ ...tier, until: eventDate && addDays(eventDate, -tier.daysBefore) }));
  const last = tiers.at(-1);
  const left = tiers.filter(({ until }) => until === null || until >= today);
  return (
    <div className={styles.policy}>
      {before ? <p className={styles.first}>{before}</p> : null}
      {left.length > 0 ? (
        <ul>
          {left.map(({ daysBefore, percent, until }, at) => (
            <li key={daysBefore}>
              <strong>{percent}%</strong> of what {couple ? "you’ve" : "they’ve"} paid,{" "}
              {until ? `until ${formatDate(until)}` : `${daysBefore} days or more before`}
              {until && at === 0 && !before ? (
                <>
                  {" "}
                  <Badge tone="info">Applies now</Badge>
                </>
              ) : null}
            </li>
          ))}
          {last?.daysBefore ? <li>Nothing after that</li> : null}
        </ul>
      ) : last?.until ? (
        <p>
          No refund under {couple ? "the vendor’s" : "your"} policy: the last date for one was{" "}
          {formatDate(last.until)}. {couple ? vendor.vendorName : "You"} can still offer one.
        </p>
      ) : (
        <p>Payments aren’t refunded when {couple ? "you cancel" : "the couple cancels"}.</p>
      )}
      {paymentPolicy.note ? <p className={styles.note}>{paymentPolicy.note}</p> : null}
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
