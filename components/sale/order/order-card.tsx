import Link from "next/link";
import { ButtonLink } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import { type OrderSummary, paidLessRefunds } from "@/contracts/sale/order/order";
import { DUE_SOON_DAYS, payingRefusal } from "@/contracts/sale/payment/milestone";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { amount } from "@/components/ui/money/amount";
import { itemsLine } from "./items-line";
import styles from "./order-card.module.css";
import { OrderStateBadge } from "./order-state-badge";
import { payOrderHref } from "./pay-href";
import { PaidBar } from "./paid-bar";

/** An order in a couple's list; its title is a link that covers the whole card. */
export function OrderCard({ order, first }: { order: OrderSummary; first: boolean }) {
  const { vendor, nextMilestone } = order;
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
        <p className={styles.items}>{itemsLine(order)}</p>
        <p className={styles.facts}>
          <OrderStateBadge state={order.state} />
          {order.eventDate ? <span>for {formatDate(order.eventDate)}</span> : null}
        </p>
      </div>
      <div className={styles.money}>
        <p className={styles.total}>{amount(order.orderValue)}</p>
        {order.state === "cancelled" ? (
          <p className={styles.note}>{cancelledNote(order)}</p>
        ) : (
          <>
            <PaidBar paid={paidLessRefunds(order)} total={order.orderValue} />
            <p className={styles.note}>{nextNote(order)}</p>
          </>
        )}
        {nextMilestone && isToPaySoon(order) ? (
          <ButtonLink className={styles.pay ?? ""} size="sm" href={payLink(order)}>
            Pay {amount(nextMilestone.due)}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

/** Payments far in the future need no button in the list. */
function isToPaySoon({ state, nextMilestone }: OrderSummary): boolean {
  if (!nextMilestone || nextMilestone.due === 0 || payingRefusal(state) !== null) return false;
  if (state === "awaiting_payment") return true;
  return (nextMilestone.dueDate ?? "9999") <= addDays(todayInSingapore(), DUE_SOON_DAYS);
}

function payLink({ id, state }: OrderSummary): string {
  return state === "awaiting_payment" ? `/user/manage-orders/${id}#pay` : payOrderHref(id);
}

function cancelledNote({ paid, refunded, refundDue }: OrderSummary): string {
  if (paid === 0) return "Nothing was charged";
  const kept = toCents(paid) - toCents(refunded) - toCents(refundDue);
  const parts = [
    refunded > 0 ? `${amount(refunded)} refunded` : "",
    refundDue > 0 ? `${amount(refundDue)} ${refunded > 0 ? "" : "refund "}on its way` : "",
    kept > 0 ? `${amount(toDollars(kept))} kept by the vendor` : "",
  ];
  return parts.filter(Boolean).join(", ");
}

function nextNote({ nextMilestone, paid, orderValue, state }: OrderSummary): string {
  if (state === "under_cancellation") return "Payments are on hold";
  if (!nextMilestone) return paid >= orderValue ? "Paid in full" : "";
  const due = nextMilestone.dueDate ? `, due ${formatDate(nextMilestone.dueDate)}` : "";
  return `Next ${amount(nextMilestone.due)}${due}`;
}
