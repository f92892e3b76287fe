"use client";
import { PURSE } from "@/components/ui/media/list-drawings";
import { ChoiceChips } from "@/components/planning/shared/choice-chips";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import type { TimelineEntry } from "@/contracts/planning/budget/budget";
import { TIMELINE_SHOWS, type TimelineShow } from "@/contracts/planning/budget/budget.schema";
import { formatDate } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { useGetPaymentTimelineQuery } from "@/services/planning/budget";
import styles from "./payments-panel.module.css";

const LABELS: Record<TimelineShow, string> = { open: "To pay", paid: "Paid", all: "All" };
const NOTHING: Record<TimelineShow, string> = {
  open: "Nothing is due. Payments of your bookings appear here.",
  paid: "You haven’t paid anything yet.",
  all: "Payments appear here when you book a vendor, or add one booked elsewhere.",
};
const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });

/** Every payment to every vendor on one timeline. */
export default function PaymentsPanel() {
  const { get, set, page } = useListParams();
  const show = TIMELINE_SHOWS.find((one) => one === get("show")) ?? "open";
  const query = useGetPaymentTimelineQuery({ show, page });
  const monthOf = ({ dueOn, paidOn }: TimelineEntry) => {
    const at = show === "paid" ? paidOn : (dueOn ?? paidOn);
    return at ? MONTH.format(new Date(`${at}T00:00:00Z`)) : "Date not fixed";
  };
  return (
    <div className={styles.panel}>
      <ChoiceChips
        label="Show"
        choices={TIMELINE_SHOWS.map((value) => ({ value, label: LABELS[value] }))}
        value={show}
        onChoose={(next) => set({ show: next === "open" ? "" : next })}
      />
      <PagedList
        query={query}
        failure="Your payments could not be loaded"
        loading="Loading payments"
        empty={
          <EmptyState drawing={PURSE} title="No payments">
            {NOTHING[show]}
          </EmptyState>
        }
      >
        {(data) => (
          <div className={styles.months}>
            {[...groupBy(data.docs, monthOf)].map(([month, entries]) => (
              <section key={month} aria-label={month}>
                <h2 className={styles.month}>{month}</h2>
                <ul className={styles.list}>
                  {entries.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { vendorName, label, dueOn, paidOn, orderId, isOverdue, canPay } = entry;
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.vendor}>
          {orderId ? <a href={`/user/manage-orders/${orderId}`}>{vendorName}</a> : vendorName}
        </p>
        <p className={styles.note}>
          {label}
          {orderId ? "" : " · booked elsewhere"}
        </p>
      </div>
      <div className={styles.money}>
        <p className={styles.amount}>{amount(entry.amount)}</p>
        <p className={styles.note}>
          {paidOn
            ? `Paid ${formatDate(paidOn)}`
            : dueOn
              ? `Due ${formatDate(dueOn)}`
              : "Due once the date is fixed"}
        </p>
        {isOverdue ? <Badge tone="warn">Overdue</Badge> : null}
        {canPay && orderId ? (
          <a href={`/user/pay/${orderId}`} aria-label={`Pay ${amount(entry.amount)} to ${vendorName}`}>
            Pay
          </a>
        ) : null}
      </div>
    </li>
  );
}
