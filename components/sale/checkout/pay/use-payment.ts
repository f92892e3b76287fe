"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useCallback, useEffect, useState } from "react";
import type { PaymentStatus } from "@/contracts/sale/payment/payment";
import { useLive } from "@/components/session/use-live";
import { isApiError } from "@/contracts/api-error";
import { useGetPaymentQuery } from "@/services/sale/payment";
import type { CardResult } from "../contract/card-form-props";
import { type ChargeRequest, useOpenCharge } from "./use-open-charge";

export type PaymentPhase =
  | "opening"
  | "card"
  | "challenge"
  | "confirming"
  | "paid"
  | "nothing-to-pay"
  | "failed";

const SLOW_AFTER_MS = 20_000;

/**
 * Pays the first milestones of a checkout, the next one of an order, or everything left of it. Reopening the page
 * resumes the existing charge. The processor's answer is only a hint: `paid` comes when its webhook has told the
 * server.
 */
export function usePayment(request: ChargeRequest) {
  const opening = useOpenCharge(request);
  // The processor's last response, or null while the intent's own status applies.
  const [said, setSaid] = useState<CardResult | null>(null);
  // The response was lost, and the server is asked instead.
  const [lost, setLost] = useState(false);
  const intent = opening.data;
  const reopen = opening.open;

  const open = useCallback(() => {
    setSaid(null);
    setLost(false);
    reopen();
  }, [reopen]);
  useEffect(() => reopen(), [reopen]);

  const status = said?.status ?? intent?.status;
  const confirming = status === "succeeded" || status === "processing";
  // The live stream reports when the webhook has arrived.
  useLive();
  const settling = useGetPaymentQuery(intent && (confirming || lost) ? intent.paymentId : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const paid = (confirming || lost) && settling.currentData?.status === "succeeded";
  const slow = useElapsed(confirming && !paid, SLOW_AFTER_MS);

  const onResult = useCallback(
    (result: CardResult) => {
      setLost(false);
      if (result.status === "cancelled") open();
      else setSaid(result);
    },
    [open],
  );

  const onLost = useCallback(() => setLost(true), []);

  return {
    phase: phaseOf(status, paid, opening.error),
    intent,
    /** The reason for the decline. */
    refusal: said?.status === "failed" ? (said.error ?? "Your card was declined.") : "",
    /** The PayNow code to scan, while one is shown. */
    qr: said?.qr ?? null,
    error: opening.error,
    slow,
    open,
    onResult,
    onLost,
    lost,
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

/** Returns true when `running` has been true for that long without interruption. */
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
