"use client";
import { lazy, Suspense, useState } from "react";
import { SettingsFrame } from "@/components/catalogue/vendor/profile/form/settings-frame";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { amount } from "@/components/ui/money/amount";
import type { CompensationPlans, OfferedPlan } from "@/contracts/sale/payment/compensation";
import { notify } from "@/lib/notice/notify";
import { useChoosePlanMutation, useGetCompensationPlansQuery } from "@/services/sale/payout";
import styles from "./compensation-view.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** `/vendor/dashboard/settings/compensation-plan` */
export function CompensationView() {
  const { data, error, refetch } = useGetCompensationPlansQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsFrame
      title="Compensation plan"
      lead="What Sayang keeps of each sale. Listing is free, and a new plan applies to new orders only."
    >
      {error ? <LoadFailure title="Your plan could not be loaded" error={error} retry={refetch} /> : null}
      {!data && !error ? <CardRowsSkeleton label="Loading plans" /> : null}
      {data ? <Plans plans={data} /> : null}
    </SettingsFrame>
  );
}

function Plans({ plans }: { plans: CompensationPlans }) {
  const [asked, setAsked] = useState<OfferedPlan | null>(null);
  const [choose, { isLoading }] = useChoosePlanMutation();
  const { current, rate, orders, sales, cost } = plans;

  async function confirm() {
    if (!asked) return;
    const { error } = await choose(asked.id);
    if (!error) notify("success", "Your plan has changed");
    setAsked(null);
  }
  return (
    <>
      <p className={styles.year}>
        {orders === 0
          ? "You have no orders in the last 12 months yet, so there's nothing to compare."
          : `In the last 12 months you had ${orders} ${orders === 1 ? "order" : "orders"} worth ${amount(sales)}. Their commission is ${amount(cost)}.`}
      </p>
      {current === null ? (
        <p className={styles.year}>
          You have a rate of your own: {rate}%. If you choose a plan, write to us to get this rate back.
        </p>
      ) : null}
      <ul className={styles.plans}>
        {plans.plans.map((plan) => (
          <li key={plan.id} className={styles.plan} data-current={plan.id === current || undefined}>
            <div className={styles.head}>
              <h2 className={styles.name}>{plan.name}</h2>
              {plan.id === current ? <Badge tone="good">Your plan</Badge> : null}
            </div>
            <p className={styles.rate}>{plan.rate}%</p>
            <p className={styles.says}>{plan.says}</p>
            {orders > 0 ? (
              <p className={styles.cost}>
                {amount(plan.wouldHaveCost)} <span>over the last 12 months</span>
              </p>
            ) : null}
            {plan.id === current ? null : plan.closed ? (
              <p className={styles.closed}>{plan.closed}</p>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => setAsked(plan)}>
                Choose {plan.name}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open
            title={`Change to ${asked.name}?`}
            confirm="Change plan"
            cancel="Keep my plan"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsked(null)}
          >
            New orders are charged {asked.rate}% instead of {rate}%. Orders that you already have keep the
            rate they were placed at.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
