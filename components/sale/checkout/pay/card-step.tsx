"use client";
import { lazy, Suspense } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Card } from "@/components/ui/page/card";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { CardChoice } from "../card/card-choice";
import styles from "./card-step.module.css";
import { type Away, PaymentProgress } from "./payment-progress";
import type { usePayment } from "./use-payment";
import { t } from "@/lib/words/t";

const ChallengeDialog = lazy(() => import("../card/challenge-dialog"));
const StripeChallenge = lazy(() => import("../stripe/stripe-challenge"));

type Props = ReturnType<typeof usePayment> & { away?: Away };

/** The card form of an open charge, its bank's question, and the wait for the confirmation. */
export function CardStep({ phase, intent, qr, error, slow, open, away, ...form }: Props) {
  const waiting = phase === "confirming" || phase === "paid" || phase === "nothing-to-pay";
  // The focused button has disappeared with the card form.
  const headingRef = useKeptFocus<HTMLHeadingElement>(waiting);
  return (
    <Card as="section" className={styles.pay ?? ""} aria-labelledby="pay-title">
      <h2 ref={headingRef} id="pay-title" tabIndex={-1} className={styles.heading}>
        {waiting ? t("Confirming") : t("Card or PayNow")}
      </h2>
      {phase === "opening" ? <Skeleton shape="block" height="18rem" /> : null}
      {phase === "failed" ? (
        <LoadFailure title={t("The payment could not be opened")} error={error} retry={open} />
      ) : null}
      {waiting ? <PaymentProgress slow={slow} {...(away && { away })} /> : null}
      {intent && (phase === "card" || phase === "challenge") ? (
        <CardChoice intent={intent} {...form} />
      ) : null}
      {intent && phase === "challenge" ? (
        <Suspense>
          {intent.gateway === "stripe" ? (
            <StripeChallenge intent={intent} onResult={form.onResult} />
          ) : (
            <ChallengeDialog open intent={intent} qr={qr} onResult={form.onResult} />
          )}
        </Suspense>
      ) : null}
    </Card>
  );
}
