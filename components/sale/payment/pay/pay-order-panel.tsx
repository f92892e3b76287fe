"use client";
import { t } from "@/lib/words/t";
import { BackLink } from "@/components/ui/action/back-link";
import { useEffect, useRef } from "react";
import { CardStep } from "@/components/sale/checkout/pay/card-step";
import { usePayment } from "@/components/sale/checkout/pay/use-payment";
import { planPayment, type PayWhat } from "@/components/sale/order/pay-plan";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { PayChoice } from "./pay-choice";
import styles from "./pay-order-panel.module.css";
import { PaySummary } from "./pay-summary";

/** Delayed, because a payment just made in another tab takes a moment to be confirmed. */
const RESTART_MS = 1500;

type Props = {
  order: OrderDetail;
  what: PayWhat;
  onChoose: (what: PayWhat) => void;
  onPaid: (amount: number) => void;
  restart: () => void;
};

/** The card form, next to what it pays and what will remain. */
export function PayOrderPanel({ order, what, onChoose, onPaid, restart }: Props) {
  const plan = planPayment(order, what);
  const payment = usePayment(
    what === "rest"
      ? { kind: "rest", orderId: order.id }
      : { kind: "milestone", milestoneId: plan.now[0]?.id ?? "" },
  );
  const { phase, intent } = payment;
  const amount = intent?.amount ?? plan.dueNow;

  useEffect(() => {
    if (phase === "paid") onPaid(amount);
  }, [phase, amount, onPaid]);
  // Paid in another tab, or the order has changed since it was loaded.
  const isStale = phase === "nothing-to-pay" || amount !== plan.dueNow;
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(restart, RESTART_MS);
    return () => clearTimeout(timer);
  }, [isStale, restart]);

  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const locked = phase === "confirming" || phase === "challenge" || phase === "paid";
  return (
    <div className={styles.page}>
      <BackLink href={`/user/manage-orders/${order.id}`}>{order.orderNumber}</BackLink>
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {t("Pay {vendor}", { vendor: order.vendor.vendorName })}
      </h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PayChoice order={order} what={what} disabled={locked} onChoose={onChoose} />
          <CardStep {...payment} />
        </div>
        <PaySummary order={order} plan={plan} />
      </div>
    </div>
  );
}
