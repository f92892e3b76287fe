"use client";
import Link from "next/link";
import { amount } from "@/components/order/amount";
import { LoadFailure } from "@/components/order/load-failure";
import { ButtonLink } from "@/components/ui/button";
import type { PaymentMilestone } from "@/contracts/payment";
import type { IsoDate } from "@/lib/dates";
import { useGetPaymentMilestonesQuery } from "@/services/payment";
import { dueMilestones, dueOn, totalOf } from "./due-milestones";
import styles from "./due-next.module.css";
import { HomeSection, RowsSkeleton } from "./home-section";

const SHOWN = 5;
/** The latest due come first, so that payments made long ago never crowd out those to come. */
const QUERY = { limit: 100, sortBy: "desc" } as const;

/** The payments to come, soonest first. */
export function DueNext({ today }: { today: IsoDate }) {
  const { data, error, isFetching, refetch } = useGetPaymentMilestonesQuery(QUERY);
  return (
    <HomeSection title="What is due next">
      {data ? (
        <DueList due={dueMilestones(data.docs)} today={today} />
      ) : error && !isFetching ? (
        <LoadFailure title="Your payments could not be loaded" error={error} retry={refetch} />
      ) : (
        <RowsSkeleton label="Loading payments" />
      )}
    </HomeSection>
  );
}

function DueList({ due, today }: { due: PaymentMilestone[]; today: IsoDate }) {
  if (due.length === 0) return <p className={styles.note}>Nothing is due. Everything you booked is paid.</p>;
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
          {amount(totalOf(later))} in all.
        </p>
      ) : null}
    </>
  );
}

function DueRow({ milestone, today }: { milestone: PaymentMilestone; today: IsoDate }) {
  const { label, order } = milestone;
  const due = dueOn(milestone.dueDate, today);
  const href = `/user/manage-orders/${order.id}`;
  const payable = milestone.isNext && order.state === "awaiting_payment";
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
        <p className={styles.amount}>{amount(milestone.amount)}</p>
        <p className={styles.when} data-urgent={due.urgent || undefined}>
          {due.words}
        </p>
        {payable ? (
          <ButtonLink
            className={styles.pay ?? ""}
            size="sm"
            href={`${href}#pay`}
            aria-label={`Pay ${amount(milestone.amount)} to ${order.vendor.vendorName}`}
          >
            Pay
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}
