import Stripe from "stripe";
import type { GatewayEvent } from "../gateway";
import { TOLERANCE_SECONDS, WebhookSignatureError } from "../signature";
import { stripeClient, stripeSettings } from "./client";

type Facts = GatewayEvent extends infer Event
  ? Event extends GatewayEvent
    ? Omit<Event, "id" | "type">
    : never
  : never;

const OTHER: Facts = { kind: "other" };
const NO_REASON = "Stripe gave no reason";

/**
 * Checks the signature against the secrets of our account's events and of connected accounts, and parses the event.
 * Throws `WebhookSignatureError`.
 */
export function verifyWebhook(
  rawBody: string,
  signature: string | undefined,
  now = new Date(),
): GatewayEvent {
  const { webhookSecret, connectWebhookSecret } = stripeSettings();
  const secrets = connectWebhookSecret ? [webhookSecret, connectWebhookSecret] : [webhookSecret];
  const event = construct(rawBody, signature, secrets, now);
  return { id: event.id, type: event.type, ...read(event) };
}

function construct(
  rawBody: string,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
): Stripe.Event {
  const { webhooks } = stripeClient();
  const receivedAt = now.getTime();
  let refusal = "The signature is missing";
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(
        rawBody,
        signature ?? "",
        secret,
        TOLERANCE_SECONDS,
        undefined,
        receivedAt,
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      // The library's own message is a long text for programmers.
      if (signature) refusal = "The signature does not fit, or is too old";
    }
  }
  throw new WebhookSignatureError(refusal);
}

/** Parses events that concern us. Connected accounts also report their own charges, which don't. */
function read(event: Stripe.Event): Facts {
  if (event.account) return readConnected(event, event.account);
  switch (event.type) {
    case "payment_intent.succeeded": {
      const { id: intentId, amount_received: amountCents, currency } = event.data.object;
      return { kind: "payment_succeeded", intentId, amountCents, currency };
    }
    case "payment_intent.payment_failed":
    case "payment_intent.requires_action":
    case "payment_intent.processing":
    case "payment_intent.canceled":
      return { kind: "payment_open", intentId: event.data.object.id };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return readRefund(event.data.object);
    case "transfer.created":
      return readTransfer(event.data.object, "transfer_paid");
    case "transfer.reversed":
      return readTransfer(event.data.object, "transfer_reversed");
    case "charge.dispute.created":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.closed":
      return readDispute(event.data.object);
    default:
      return OTHER;
  }
}

function readConnected(event: Stripe.Event, accountId: string): Facts {
  if (event.type === "account.updated") return { kind: "account_updated", accountId };
  if (event.type === "account.application.deauthorized") return { kind: "account_disconnected", accountId };
  return OTHER;
}

function readRefund({ id, amount, status, failure_reason, metadata }: Stripe.Refund): Facts {
  const refundId = metadata?.["refundId"];
  if (!refundId) return OTHER;
  if (status === "succeeded") {
    return { kind: "refund_succeeded", refundId, gatewayRefundId: id, amountCents: amount };
  }
  if (status !== "failed" && status !== "canceled") return OTHER;
  return { kind: "refund_failed", refundId, gatewayRefundId: id, reason: failure_reason ?? NO_REASON };
}

function readTransfer(transfer: Stripe.Transfer, kind: "transfer_paid" | "transfer_reversed"): Facts {
  const { id: transferId, amount, amount_reversed, metadata } = transfer;
  const payoutId = metadata["payoutId"];
  if (!payoutId) return OTHER;
  return { kind, transferId, payoutId, amountCents: kind === "transfer_paid" ? amount : amount_reversed };
}

/** An inquiry (`warning_...`) takes no money; only what the bank took back affects the books. */
function readDispute(dispute: Stripe.Dispute): Facts {
  const { id: disputeId, amount: amountCents, reason, status, evidence_details, payment_intent } = dispute;
  const intentId = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
  if (!intentId || status.startsWith("warning_") || status === "prevented") return OTHER;
  const dueBy = evidence_details.due_by;
  const facts = {
    disputeId,
    intentId,
    amountCents,
    reason,
    evidenceBy: dueBy ? new Date(dueBy * 1000) : null,
  };
  if (status === "won") return { kind: "dispute_closed", outcome: "won", ...facts };
  if (status === "lost") return { kind: "dispute_closed", outcome: "lost", ...facts };
  return { kind: "dispute_opened", ...facts };
}
