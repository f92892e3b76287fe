import { randomBytes } from "node:crypto";
import { type InferType, number, object, string } from "yup";
import type { Transaction } from "@/server/db/client";
import type { GatewayEvent } from "./gateway";
import { insertEvent, type IntentRow } from "./repo-sandbox";

/** The events of the embedded processor, as they go over the wire. */
const eventBody = object({
  id: string().required(),
  type: string().required(),
  /** Unix seconds. */
  created: number().required(),
  data: object({
    intentId: string().required(),
    amountCents: number().integer().required(),
    currency: string().required(),
    /** Of refund events: the merchant's own id of the refund, and the processor's. */
    refundId: string(),
    gatewayRefundId: string(),
  }).required(),
});
export type SandboxEventBody = InferType<typeof eventBody>;

export const EVENT = {
  succeeded: "payment_intent.succeeded",
  failed: "payment_intent.payment_failed",
  requiresAction: "payment_intent.requires_action",
  refunded: "refund.succeeded",
} as const;

type Refunded = { refundId: string; gatewayRefundId: string; amountCents: number };

/**
 * Notes an event for delivery, in the transaction that makes it true. False when that refund was told of before: its
 * event is named after it, so that a refund asked for twice is made once.
 */
export function writeEvent(
  tx: Transaction,
  intent: Pick<IntentRow, "id" | "amountCents">,
  type: (typeof EVENT)[keyof typeof EVENT],
  refunded?: Refunded,
): Promise<boolean> {
  const id = refunded ? `evt_${refunded.gatewayRefundId}` : `evt_${randomBytes(12).toString("hex")}`;
  const payload: SandboxEventBody = {
    id,
    type,
    created: Math.floor(Date.now() / 1000),
    data: { intentId: intent.id, amountCents: intent.amountCents, currency: "sgd", ...refunded },
  };
  return insertEvent(tx, { id, type, payload });
}

/** Throws on a body that is not one of our events. */
export function readEvent(rawBody: string): GatewayEvent {
  const { id, type, data } = eventBody.validateSync(JSON.parse(rawBody), { strict: true });
  const { intentId, amountCents, currency, refundId, gatewayRefundId } = data;
  switch (type) {
    case EVENT.succeeded:
      return { id, type, kind: "payment_succeeded", intentId, amountCents, currency };
    case EVENT.failed:
    case EVENT.requiresAction:
      return { id, type, kind: "payment_open", intentId };
    case EVENT.refunded:
      if (!refundId || !gatewayRefundId) throw new Error(`${id} names no refund`);
      return { id, type, kind: "refund_succeeded", refundId, gatewayRefundId, amountCents };
    default:
      return { id, type, kind: "other" };
  }
}
