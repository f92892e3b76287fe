import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { MediaImage } from "@/components/vendor/media-image";
import type { OrderSummary } from "@/contracts/order";
import { formatDate } from "@/lib/dates";
import { amount } from "./amount";
import styles from "./order-card.module.css";
import { OrderStateBadge } from "./order-state-badge";
import { PaidBar } from "./paid-bar";

/** One order in a couple's list; its title is the link, and the whole card answers to it. */
export function OrderCard({ order, first }: { order: OrderSummary; first: boolean }) {
  const { vendor, itemCount, nextMilestone } = order;
  const more = itemCount > 1 ? ` and ${itemCount - 1} more` : "";
  return (
    <li className={styles.card}>
      <MediaImage
        className={styles.picture}
        name={order.firstItemImage ?? vendor.profileImage}
        alt=""
        width={112}
        height={112}
        sizes="112px"
        first={first}
      />
      <div className={styles.what}>
        <p className={styles.number}>{order.orderNumber}</p>
        <h2 className={styles.vendor}>
          <Link
            href={`/user/manage-orders/${order.id}`}
            prefetch={false}
            aria-label={`${vendor.vendorName}, order ${order.orderNumber}`}
          >
            {vendor.vendorName}
          </Link>
        </h2>
        <p className={styles.items}>
          {order.firstItemTitle}
          {more}
        </p>
        <p className={styles.facts}>
          <OrderStateBadge state={order.state} />
          {order.eventDate ? <span>for {formatDate(order.eventDate)}</span> : null}
        </p>
      </div>
      <div className={styles.money}>
        <p className={styles.total}>{amount(order.orderValue)}</p>
        {order.state === "cancelled" ? (
          <p className={styles.note}>
            {order.refunded > 0 ? `${amount(order.refunded)} refunded` : "Nothing was charged"}
          </p>
        ) : (
          <>
            <PaidBar paid={order.paid} total={order.orderValue} />
            <p className={styles.note}>{nextNote(order)}</p>
          </>
        )}
        {order.state === "awaiting_payment" && nextMilestone ? (
          <ButtonLink className={styles.pay ?? ""} size="sm" href={`/user/manage-orders/${order.id}#pay`}>
            Pay {amount(nextMilestone.amount)}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

function nextNote({ nextMilestone, paid, orderValue }: OrderSummary): string {
  if (!nextMilestone) return paid >= orderValue ? "Paid in full" : "";
  const due = nextMilestone.dueDate ? `, due ${formatDate(nextMilestone.dueDate)}` : "";
  return `Next ${amount(nextMilestone.amount)}${due}`;
}
