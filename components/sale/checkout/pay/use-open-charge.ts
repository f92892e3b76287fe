"use client";
import { useCallback } from "react";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import {
  useCreatePaymentIntentMutation,
  usePayMilestoneMutation,
  usePayRemainingMutation,
} from "@/services/sale/payment";

/** The purpose of a charge: a checkout's first milestones, one milestone, or the rest of an order. */
export type ChargeRequest =
  | { kind: "checkout"; checkoutId: string }
  | { kind: "milestone"; milestoneId: string }
  | { kind: "rest"; orderId: string };

/** Opens the charge when `open` is called. */
export function useOpenCharge(request: ChargeRequest): {
  open: () => void;
  data: PaymentIntent | undefined;
  error: unknown;
} {
  const [payFirst, first] = useCreatePaymentIntentMutation();
  const [payOne, one] = usePayMilestoneMutation();
  const [payRest, rest] = usePayRemainingMutation();
  const { kind } = request;
  const id = idOf(request);
  const open = useCallback(() => {
    if (kind === "checkout") void payFirst({ checkoutId: id });
    else if (kind === "milestone") void payOne({ milestoneId: id });
    else void payRest({ orderId: id });
  }, [kind, id, payFirst, payOne, payRest]);
  const { data, error } = { checkout: first, milestone: one, rest }[kind];
  return { open, data, error };
}

function idOf(request: ChargeRequest): string {
  if (request.kind === "checkout") return request.checkoutId;
  return request.kind === "milestone" ? request.milestoneId : request.orderId;
}
