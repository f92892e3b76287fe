"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useCallback, useEffect, useState } from "react";
import type { PaymentStatus, SandboxResult } from "@/contracts/payment";
import { isApiError } from "@/services/api-error";
import { useCreatePaymentIntentMutation, useGetPaymentQuery } from "@/services/payment";

export type PaymentPhase =
  "opening" | "card" | "challenge" | "confirming" | "paid" | "nothing-to-pay" | "failed";

const POLL_MS = 1000;
const SLOW_AFTER_MS = 20_000;

/**
 * Pays the first milestones of a checkout. Opening the page again finds the charge as it stands and goes on from there.
 * The processor's answer is only a hint: `paid` comes when its webhook has told the server.
 */
export function usePayment(checkoutId: string) {
  const [create, opening] = useCreatePaymentIntentMutation();
  // What the processor said last, or null while the intent's own status speaks.
  const [said, setSaid] = useState<SandboxResult | null>(null);
  const intent = opening.data;

  const open = useCallback(() => {
    setSaid(null);
    void create({ checkoutId });
  }, [create, checkoutId]);
  useEffect(() => {
    void create({ checkoutId });
  }, [create, checkoutId]);

  const status = said?.status ?? intent?.status;
  const confirming = status === "succeeded" || status === "processing";
  const poll = useGetPaymentQuery(intent && confirming ? intent.paymentId : skipToken, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const paid = confirming && poll.currentData?.status === "succeeded";
  const slow = useElapsed(confirming && !paid, SLOW_AFTER_MS);

  const onResult = useCallback(
    (result: SandboxResult) => {
      if (result.status === "cancelled") open();
      else setSaid(result);
    },
    [open],
  );

  return {
    phase: phaseOf(status, paid, opening.error),
    intent,
    /** Why the card, or the bank, said no. */
    refusal: said?.status === "failed" ? (said.error ?? "Your card was declined.") : "",
    error: opening.error,
    slow,
    open,
    onResult,
  };
}

function phaseOf(status: PaymentStatus | undefined, paid: boolean, error: unknown): PaymentPhase {
  if (paid) return "paid";
  switch (status) {
    case "succeeded":
    case "processing":
      return "confirming";
    case "requires_action":
      return "challenge";
    case "requires_payment":
    case "failed":
      return "card";
    default:
      if (!error) return "opening";
      return isApiError(error) && error.code === 409 ? "nothing-to-pay" : "failed";
  }
}

/** Whether `running` has been true for that long without a break. */
function useElapsed(running: boolean, ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [running, ms]);
  return elapsed;
}
