import { randomBytes } from "node:crypto";
import { type InferType, number, object, string } from "yup";
import type { PaymentMethod } from "@/contracts/sale/payment/payment";
import type { Transaction } from "@/server/db/client";
import type { GatewayEvent } from "./gateway";
import { insertEvent } from "./repo-sandbox";

const eventData = object({
  intentId: string(),
  amountCents: number().integer(),
  currency: string(),
  method: string(),
  savedCardId: string().nullable(),
  /** In refund events: the merchant's refund id and the processor's. */
  refundId: string(),
  gatewayRefundId: string(),
  reason: string(),
  transferId: string(),
  payoutId: string(),
  accountId: string(),
  disputeId: string(),
  outcome: string(),
  /** ISO 8601, UTC */
  evidenceBy: string(),
});
type SandboxEventData = InferType<typeof eventData>;

/** The embedded processor's events in their wire format. */
const eventBody = object({
  id: string().required(),
  type: string().required(),
  /** Unix seconds. */
  created: number().required(),
  data: eventData.required(),
});

export const EVENT = {
  succeeded: "payment_intent.succeeded",
  failed: "payment_intent.payment_failed",
  requiresAction: "payment_intent.requires_action",
  refunded: "refund.succeeded",
  refundFailed: "refund.failed",
  transferPaid: "transfer.paid",
  transferFailed: "transfer.failed",
  transferReversed: "transfer.reversed",
  accountUpdated: "account.updated",
  disputeOpened: "dispute.created",
  disputeClosed: "dispute.closed",
} as const;

/**
 * Records an event for delivery, in the transaction that causes it. Returns false when `once` names an event that is
 * already recorded.
 */
export function writeEvent(
  tx: Transaction,
  type: (typeof EVENT)[keyof typeof EVENT],
  data: Partial<SandboxEventData>,
  once: string = randomBytes(12).toString("hex"),
): Promise<boolean> {
  const id = `evt_${once}`;
  const payload = { id, type, created: Math.floor(Date.now() / 1000), data };
  return insertEvent(tx, { id, type, payload });
}

/** Throws on a body that is not one of our events. */
export function readEvent(rawBody: string): GatewayEvent {
  const { id, type, data } = eventBody.validateSync(JSON.parse(rawBody), { strict: true });
  const read = READERS[type];
  return { id, type, ...(read ? read(new Fields(id, data)) : { kind: "other" }) };
}

/** Reads the fields required for an event's type. */
class Fields {
  constructor(
    private readonly id: string,
    readonly data: SandboxEventData,
  ) {}

  get<Name extends keyof SandboxEventData>(name: Name): NonNullable<SandboxEventData[Name]> {
    const value = this.data[name];
    if (value === undefined || value === null) throw new Error(`${this.id} has no ${name}`);
    return value;
  }
}

type Facts = GatewayEvent extends infer Event
  ? Event extends GatewayEvent
    ? Omit<Event, "id" | "type">
    : never
  : never;

const transferOf = (fields: Fields) => ({
  transferId: fields.get("transferId"),
  payoutId: fields.get("payoutId"),
  amountCents: fields.get("amountCents"),
});

const disputeOf = (fields: Fields) => ({
  disputeId: fields.get("disputeId"),
  intentId: fields.get("intentId"),
  amountCents: fields.get("amountCents"),
  reason: fields.get("reason"),
  evidenceBy: fields.data.evidenceBy ? new Date(fields.data.evidenceBy) : null,
});

const NO_REASON = "The processor gave no reason";

const READERS: Readonly<Record<string, (fields: Fields) => Facts>> = {
  [EVENT.succeeded]: (fields) => ({
    kind: "payment_succeeded",
    intentId: fields.get("intentId"),
    amountCents: fields.get("amountCents"),
    currency: fields.get("currency"),
    method: (fields.data.method as PaymentMethod | undefined) ?? null,
    savedCardId: fields.data.savedCardId ?? null,
  }),
  [EVENT.failed]: (fields) => ({ kind: "payment_open", intentId: fields.get("intentId") }),
  [EVENT.requiresAction]: (fields) => ({ kind: "payment_open", intentId: fields.get("intentId") }),
  [EVENT.refunded]: (fields) => ({
    kind: "refund_succeeded",
    refundId: fields.get("refundId"),
    gatewayRefundId: fields.get("gatewayRefundId"),
    amountCents: fields.get("amountCents"),
  }),
  [EVENT.refundFailed]: (fields) => ({
    kind: "refund_failed",
    refundId: fields.get("refundId"),
    gatewayRefundId: fields.get("gatewayRefundId"),
    reason: fields.data.reason ?? NO_REASON,
  }),
  [EVENT.transferPaid]: (fields) => ({ kind: "transfer_paid", ...transferOf(fields) }),
  [EVENT.transferFailed]: (fields) => ({
    kind: "transfer_failed",
    reason: fields.data.reason ?? NO_REASON,
    ...transferOf(fields),
  }),
  [EVENT.transferReversed]: (fields) => ({ kind: "transfer_reversed", ...transferOf(fields) }),
  [EVENT.accountUpdated]: (fields) => ({ kind: "account_updated", accountId: fields.get("accountId") }),
  [EVENT.disputeOpened]: (fields) => ({ kind: "dispute_opened", ...disputeOf(fields) }),
  [EVENT.disputeClosed]: (fields) => ({
    kind: "dispute_closed",
    outcome: fields.data.outcome === "won" ? "won" : "lost",
    ...disputeOf(fields),
  }),
};
