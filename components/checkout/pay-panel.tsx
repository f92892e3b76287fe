"use client";
import { lazy, Suspense, useEffect, useRef } from "react";
import { LoadFailure } from "@/components/order/load-failure";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { PlacedCheckout } from "@/contracts/order";
import { CardForm } from "./card-form";
import { DueOverview } from "./due-overview";
import styles from "./pay-panel.module.css";
import { PaymentProgress } from "./payment-progress";
import { usePayment } from "./use-payment";

const ChallengeDialog = lazy(() => import("./challenge-dialog"));

type Props = { checkout: PlacedCheckout; onPaid: () => unknown };

/** What is due, and the card form for it. */
export function PayPanel({ checkout, onPaid }: Props) {
  const { phase, intent, refusal, error, slow, open, onResult } = usePayment(checkout.checkoutId);
  const settled = phase === "paid" || phase === "nothing-to-pay";

  // The orders are moved on by the webhook just as the payment is; ask for them until they say so.
  useEffect(() => {
    if (!settled) return;
    void onPaid();
    const timer = setInterval(() => void onPaid(), 1500);
    return () => clearInterval(timer);
  }, [settled, onPaid]);

  const waiting = phase === "confirming" || settled;
  // The button that led here is gone with its page, and later the card form with its button.
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const stepRef = useKeptFocus<HTMLHeadingElement>(waiting);
  return (
    <div className={styles.page}>
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        Pay and send your order
      </h1>
      <div className={styles.columns}>
        <Card as="section" className={styles.pay ?? ""} aria-labelledby="pay-title">
          <h2 ref={stepRef} id="pay-title" tabIndex={-1} className={styles.heading}>
            {waiting ? "Confirming" : "Card payment"}
          </h2>
          {phase === "opening" ? <Skeleton shape="block" height="18rem" /> : null}
          {phase === "failed" ? (
            <LoadFailure title="The payment could not be opened" error={error} retry={open} />
          ) : null}
          {waiting ? <PaymentProgress slow={slow} /> : null}
          {intent && (phase === "card" || phase === "challenge") ? (
            <CardForm intent={intent} refusal={refusal} onResult={onResult} />
          ) : null}
          {intent && phase === "challenge" ? (
            <Suspense>
              <ChallengeDialog open intent={intent} onResult={onResult} />
            </Suspense>
          ) : null}
        </Card>
        <DueOverview orders={checkout.orders} />
      </div>
    </div>
  );
}
