import Link from "next/link";
import { useId } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { payHref } from "@/components/sale/order/pay-href";
import { isOnHold, payingRefusal } from "@/contracts/sale/payment/milestone";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { formatDate } from "@/lib/dates";
import type { DueGroup } from "./due-groups";
import styles from "./due-month.module.css";

/** The payments of one month, or the overdue ones, with their sum. */
export function DueMonth({ group }: { group: DueGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.month} data-overdue={group.overdue || undefined}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {group.title}
        </h2>
        <p className={styles.sum}>{amount(group.sum)}</p>
      </header>
      <ul className={styles.rows}>
        {group.milestones.map((milestone) => (
          <DueRow key={milestone.id} milestone={milestone} />
        ))}
      </ul>
    </section>
  );
}

function DueRow({ milestone }: { milestone: PaymentMilestone }) {
  const { order, label, due, dueDate, canPay } = milestone;
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        {dueDate ? <time dateTime={dueDate}>{formatDate(dueDate)}</time> : "Once the date is fixed"}
      </p>
      <div className={styles.what}>
        <p className={styles.vendor}>
          <Link href={`/user/manage-orders/${order.id}`} prefetch={false}>
            {order.vendor.vendorName}
          </Link>
        </p>
        <p className={styles.note}>
          {label} · <span className={styles.number}>{order.orderNumber}</span>
        </p>
      </div>
      <p className={styles.amount}>{amount(due)}</p>
      <div className={styles.pay}>
        {canPay ? (
          <ButtonLink
            size="sm"
            href={payHref(milestone)}
            aria-label={`Pay ${amount(due)} to ${order.vendor.vendorName}, ${label}`}
          >
            Pay
          </ButtonLink>
        ) : (
          <p className={styles.note}>{waitsFor(milestone)}</p>
        )}
      </div>
    </li>
  );
}

/** Returns what must happen before the milestone can be paid. */
function waitsFor({ isNext, order }: PaymentMilestone): string {
  if (isOnHold(order.state)) return "On hold";
  if (payingRefusal(order.state) !== null) return "Once the vendor accepts";
  return isNext ? "" : "After the earlier payment";
}
