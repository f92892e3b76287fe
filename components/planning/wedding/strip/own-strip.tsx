"use client";
import { useState } from "react";
import { countdownTo } from "@/components/identity/profile/wedding-day";
import { payHref } from "@/components/sale/order/pay-href";
import { StoreProvider } from "@/components/session/store-provider";
import { ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import type { PlanOverview } from "@/contracts/planning/overview";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { formatDate, formatDateTime, type IsoDate, todayInSingapore } from "@/lib/dates";
import { useGetPlanOverviewQuery } from "@/services/planning/overview";
import { useGetPaymentMilestonesQuery } from "@/services/sale/payment";
import { useRehydrated } from "@/store/hooks";
import { dueMilestones, dueOn, splitDue } from "@/components/planning/wedding/due-milestones";
import styles from "./home-strip.module.css";

/** Enough to find the soonest one due: payments on hold are among them and are dropped. */
const QUERY = { limit: 20, due: "open" } as const;

export function OwnStrip() {
  return (
    <StoreProvider>
      <Strip />
    </StoreProvider>
  );
}

function Strip() {
  const ready = useRehydrated();
  const [today] = useState(() => todayInSingapore());
  const { data: overview } = useGetPlanOverviewQuery(undefined, { skip: !ready });
  const { data: payments } = useGetPaymentMilestonesQuery(QUERY, { skip: !ready });
  if (!overview) return null;
  const { day, plans } = overview;
  const countdown = day ? countdownTo(day, today) : null;
  const [due] = splitDue(dueMilestones(payments?.docs ?? []), today).now;
  return (
    <section className={styles.strip} aria-label="Your wedding">
      <p className={styles.day}>
        {countdown ? (
          <>
            {countdown.days === null ? null : <strong>{countdown.days.toLocaleString("en-SG")}</strong>}{" "}
            {countdown.words}
          </>
        ) : (
          <a href="/user/wedding-details">Choose your wedding date</a>
        )}
      </p>
      <p className={styles.next}>{due ? <DuePayment due={due} today={today} /> : nextWords(plans, today)}</p>
      <div className={styles.ways}>
        {due?.canPay ? (
          <ButtonLink size="sm" href={payHref(due)} aria-label={`Pay ${amount(due.due)}`}>
            Pay
          </ButtonLink>
        ) : null}
        <ButtonLink size="sm" variant="secondary" href="/user/dashboard/my-wedding">
          Go to My Wedding
        </ButtonLink>
      </div>
    </section>
  );
}

function DuePayment({ due, today }: { due: PaymentMilestone; today: IsoDate }) {
  return (
    <>
      <b>{dueOn(due.dueDate, today).words}:</b> {amount(due.due)} to {due.order.vendor.vendorName}
    </>
  );
}

/** The first task that is late or due this week, or the vendor whose answer is awaited. */
function nextWords(plans: PlanOverview["plans"], today: IsoDate): string {
  const [task] = plans?.tasks ?? [];
  if (task) {
    const { title, dueOn: day } = task;
    if (!day) return title;
    return day < today ? `${title}, was due ${formatDate(day)}` : `${title}, due ${formatDate(day)}`;
  }
  const [awaited] = plans?.awaited ?? [];
  if (!awaited) return "Nothing is due this week.";
  const { vendorName, answerBy } = awaited;
  return answerBy
    ? `${vendorName} answers by ${formatDateTime(answerBy)}`
    : `Waiting for ${vendorName}’s answer`;
}
