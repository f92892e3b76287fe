"use client";
import Link from "next/link";
import { amount } from "@/components/ui/money/amount";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ButtonLink } from "@/components/ui/action/button";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import type { IsoDate } from "@/lib/dates";
import { payHref } from "@/components/sale/order/pay-href";
import { useGetPaymentMilestonesQuery } from "@/services/sale/payment";
import { dueMilestones, dueOn, splitDue, totalOf } from "./due-milestones";
import styles from "./due-next.module.css";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";

const SHOWN = 5;
const QUERY = { limit: 100, due: "open" } as const;

/** Payments due by today, late ones first; renders nothing when there are none. */
export function DueToday({ today }: { today: IsoDate }) {
  const { data } = useGetPaymentMilestonesQuery(QUERY);
  const { now } = splitDue(dueMilestones(data?.docs ?? []), today);
  if (now.length === 0) return null;
  return (
    <HomeSection title="Due today">
      <ul>
        {now.map((milestone) => (
          <DueRow key={milestone.id} milestone={milestone} today={today} />
        ))}
      </ul>
    </HomeSection>
  );
}

/** The upcoming payments, soonest first; those due by today are shown above everything else. */
export function DueNext({ today }: { today: IsoDate }) {
  const { data, error, isFetching, refetch } = useGetPaymentMilestonesQuery(QUERY);
  return (
    <HomeSection title="Coming up" action={{ label: "All payments", href: "/user/payments" }}>
      {data ? (
        <DueList due={dueMilestones(data.docs)} isOnHold={data.sums.onHold > 0} today={today} />
      ) : error && !isFetching ? (
        <LoadFailure title="Your payments could not be loaded" error={error} retry={refetch} />
      ) : (
        <RowsSkeleton label="Loading payments" />
      )}
    </HomeSection>
  );
}

type DueListProps = { due: PaymentMilestone[]; isOnHold: boolean; today: IsoDate };

function DueList({ due: all, isOnHold, today }: DueListProps) {
  const { now, later: due } = splitDue(all, today);
  if (due.length === 0 && now.length > 0) return <p className={styles.note}>Nothing else is coming up.</p>;
  if (due.length === 0) {
    const rest = isOnHold
      ? "Payments are on hold while a cancellation is open."
      : "Everything you booked is paid.";
    return <p className={styles.note}>Nothing is due. {rest}</p>;
  }
  const later = due.slice(SHOWN);
  return (
    <>
      <ul>
        {due.slice(0, SHOWN).map((milestone) => (
          <DueRow key={milestone.id} milestone={milestone} today={today} />
        ))}
      </ul>
      {later.length > 0 ? (
        <p className={styles.later}>
          {later.length === 1 ? "1 more payment" : `${later.length} more payments`} after that,{" "}
          {amount(totalOf(later))} in total.
        </p>
      ) : null}
    </>
  );
}

function DueRow({ milestone, today }: { milestone: PaymentMilestone; today: IsoDate }) {
  const { label, order } = milestone;
  const due = dueOn(milestone.dueDate, today);
  const href = `/user/manage-orders/${order.id}`;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.vendor}>
          <Link href={href} prefetch={false}>
            {order.vendor.vendorName}
          </Link>
        </p>
        <p className={styles.note}>
          {label} · <span className={styles.number}>{order.orderNumber}</span>
        </p>
      </div>
      <div className={styles.money}>
        <p className={styles.amount}>{amount(milestone.due)}</p>
        <p className={styles.when} data-urgent={due.urgent || undefined}>
          {due.words}
        </p>
        {milestone.canPay ? (
          <ButtonLink
            className={styles.pay ?? ""}
            size="sm"
            href={payHref(milestone)}
            aria-label={`Pay ${amount(milestone.due)} to ${order.vendor.vendorName}`}
          >
            Pay
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
