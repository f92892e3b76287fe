"use client";
import { useCallback, useEffect, useState } from "react";
import type { CardResult } from "@/components/sale/checkout/contract/card-form-props";
import type { usePayment } from "@/components/sale/checkout/pay/use-payment";
import { isApiError } from "@/contracts/api-error";
import type { PaymentStatus } from "@/contracts/sale/payment/payment";
import { type PurchaseKey, usePayForVouchersMutation } from "@/services/sale/evoucher";

type Payment = ReturnType<typeof usePayment>;

const SLOW_AFTER_MS = 20_000;
const PHASES: Record<PaymentStatus, Payment["phase"]> = {
  requires_payment: "card",
  failed: "card",
  cancelled: "card",
  requires_action: "challenge",
  processing: "confirming",
  succeeded: "confirming",
};

/**
 * Pays a purchase of vouchers, also for guests. Reopening the page resumes the charge. The processor's answer is only a
 * hint: the purchase says when it is paid.
 */
export function usePurchasePayment({ id, token }: PurchaseKey): Payment {
  const [pay, opening] = usePayForVouchersMutation();
  const [said, setSaid] = useState<CardResult | null>(null);
  const [slow, setSlow] = useState(false);
  const [lost, setLost] = useState(false);
  const intent = opening.data;

  const open = useCallback(() => {
    setSaid(null);
    setLost(false);
    void pay({ id, token });
  }, [pay, id, token]);
  useEffect(() => void pay({ id, token }), [pay, id, token]);

  const onResult = useCallback(
    (result: CardResult) => {
      setLost(false);
      if (result.status === "cancelled") open();
      else setSaid(result);
    },
    [open],
  );

  const status = said?.status ?? intent?.status;
  const phase = status ? PHASES[status] : phaseWithout(opening.error);
  const confirming = phase === "confirming";
  useEffect(() => {
    if (!confirming) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [confirming]);

  const refusal = said?.status === "failed" ? (said.error ?? "Your card was declined.") : "";
  const qr = said?.qr ?? null;
  const onLost = useCallback(() => setLost(true), []);
  return {
    phase,
    intent,
    refusal,
    qr,
    error: opening.error,
    slow: slow && confirming,
    open,
    onResult,
    onLost,
    lost,
  };
}

function phaseWithout(error: unknown): Payment["phase"] {
  if (!error) return "opening";
  return isApiError(error) && error.code === 409 ? "nothing-to-pay" : "failed";
}
