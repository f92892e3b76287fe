import type Stripe from "stripe";
import type { PaymentMethod } from "@/contracts/sale/payment/payment";
import type { GatewayAccount, GatewayIntent, SavedCard } from "../gateway";

const STATUSES: Readonly<Record<string, GatewayIntent["status"]>> = {
  requires_payment_method: "requires_payment",
  requires_confirmation: "requires_payment",
  requires_action: "requires_action",
  processing: "processing",
  // Never happens, because charges are captured immediately; it would mean money held but not taken.
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "cancelled",
};

/** Parameters that expand what `presentIntent` reads. */
export const WITH_METHOD = { expand: ["payment_method"] };

export function presentIntent(intent: Stripe.PaymentIntent): GatewayIntent {
  const { id, amount, client_secret, last_payment_error: failure, payment_method } = intent;
  const tried = typeof payment_method === "string" ? null : payment_method;
  return {
    id,
    status: STATUSES[intent.status] ?? "processing",
    amountCents: amount,
    failureMessage: intent.status === "succeeded" ? null : (failure?.message ?? failure?.code ?? null),
    clientSecret: client_secret ?? "",
    method: methodOf(tried ?? failure?.payment_method ?? null),
    savedCardId: tried?.customer ? tried.id : null,
  };
}

function methodOf(method: Stripe.PaymentMethod | null): PaymentMethod | null {
  if (!method) return null;
  return method.type === "paynow" ? "paynow" : "card";
}

export function presentCard({ id, card }: Stripe.PaymentMethod): SavedCard {
  return {
    id,
    brand: card?.brand ?? "card",
    last4: card?.last4 ?? "",
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
  };
}

export function presentAccount(account: Stripe.Account): GatewayAccount {
  const { id, details_submitted, payouts_enabled, capabilities, requirements } = account;
  const receives = capabilities?.transfers ? capabilities.transfers === "active" : true;
  return {
    id,
    detailsSubmitted: details_submitted,
    payoutsEnabled: payouts_enabled && receives,
    requirements: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
  };
}
