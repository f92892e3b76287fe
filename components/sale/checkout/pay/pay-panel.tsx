"use client";
import { useEffect, useRef } from "react";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import { CardStep } from "./card-step";
import { DueOverview } from "./due-overview";
import styles from "./pay-panel.module.css";
import { usePayment } from "./use-payment";
import { t } from "@/lib/words/t";

type Props = { checkout: PlacedCheckout; onPaid: () => unknown };

/** The amount due, and its card form. */
export function PayPanel({ checkout, onPaid }: Props) {
  const payment = usePayment({ kind: "checkout", checkoutId: checkout.checkoutId });
  const settled = payment.phase === "paid" || payment.phase === "nothing-to-pay";

  // The webhook updates the orders with the payment.
  useEffect(() => {
    if (settled) void onPaid();
  }, [settled, onPaid]);

  // The focused button has disappeared with the previous page.
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.page}>
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {t("Pay your deposit")}
      </h1>
      <div className={styles.columns}>
        <CardStep {...payment} />
        <DueOverview orders={checkout.orders} />
      </div>
    </div>
  );
}
