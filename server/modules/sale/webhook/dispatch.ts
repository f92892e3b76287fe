import { validate as isUuid } from "uuid";
import type { GatewayEvent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { closeDispute, openDispute } from "@/server/modules/sale/dispute/public";
import { noteOpenPayment, settlePayment } from "@/server/modules/sale/payment/public";
import { refuseRefund, settleRefund } from "@/server/modules/sale/refund/public";
import type { Facts } from "./facts";
import { handlePayoutEvent } from "./payout-events";

/** Dispatches an event to the module concerned. */
export async function dispatch(
  tx: Transaction,
  gateway: PaymentGateway,
  event: GatewayEvent,
  { intent, account }: Facts,
  now: Date,
): Promise<void> {
  switch (event.kind) {
    case "payment_succeeded": {
      const { method, savedCardId } = { ...intent, ...event };
      return settlePayment(tx, gateway, { ...event, method, savedCardId }, now);
    }
    case "payment_open":
      if (intent) await noteOpenPayment(tx, gateway, intent);
      return;
    case "refund_succeeded":
    case "refund_failed":
      return handleRefund(tx, event, now);
    case "dispute_opened":
    case "dispute_closed":
      // A dispute can arrive before the news of the payment that it is about.
      if (intent?.status === "succeeded") await settlePayment(tx, gateway, succeeded(event.id, intent), now);
      if (event.kind === "dispute_opened") return openDispute(tx, gateway, event, now);
      return closeDispute(tx, gateway, event, now);
    default:
      return handlePayoutEvent(tx, gateway, event, account, now);
  }
}

const succeeded = (id: string, intent: NonNullable<Facts["intent"]>) => ({
  id,
  type: "payment_intent.succeeded",
  kind: "payment_succeeded" as const,
  currency: "sgd",
  intentId: intent.id,
  amountCents: intent.amountCents,
  method: intent.method,
  savedCardId: intent.savedCardId,
});

type RefundEvent = Extract<GatewayEvent, { kind: "refund_succeeded" | "refund_failed" }>;

/** Ids of refunds not made by us can be anything. */
async function handleRefund(tx: Transaction, event: RefundEvent, now: Date): Promise<void> {
  if (!isUuid(event.refundId)) {
    log.warn({ event: event.id, refundId: event.refundId }, "the processor refunded what we do not know of");
    return;
  }
  if (event.kind === "refund_succeeded") return settleRefund(tx, event, now);
  return refuseRefund(tx, event, now);
}
