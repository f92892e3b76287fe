"use client";
import { useEffect, useRef } from "react";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import type { PaymentIntent, SandboxResult } from "@/contracts/sale/payment/payment";
import { stripeFor } from "./load-stripe";
import { readStripeResult } from "./stripe-result";
import { t } from "@/lib/words/t";

type Props = { intent: PaymentIntent; onResult: (result: SandboxResult) => void };

/** Shows the bank's question, or the PayNow code again, for which an open charge is waiting. */
export default function StripeChallenge({ intent, onResult }: Props) {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    stripeFor(intent.publishableKey ?? "")
      .then((stripe) => stripe?.handleNextAction({ clientSecret: intent.clientSecret }))
      .then(
        (result) => result && onResult(readStripeResult(result)),
        () => onResult({ status: "failed", error: "Your bank's page could not be shown." }),
      );
  }, [intent, onResult]);
  return <ProgressBar label={t("Waiting for your bank")} />;
}
