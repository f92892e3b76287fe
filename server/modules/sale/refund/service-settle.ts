import { formatMoney } from "@/lib/money";
import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log";
import type { Transaction } from "@/server/db/client";
import { post, refundPosting } from "@/server/modules/sale/ledger/public";
import { confirmRefund, noteEvent } from "@/server/modules/sale/order/public";
import { refundHooks } from "./hooks";
import { refundDelayed, refundPaid } from "./mail";
import * as repo from "./repo";
import { mailRefund } from "./service-mail";

const MAX_FAILURE = 500;

type RefundSucceeded = Extract<GatewayEvent, { kind: "refund_succeeded" }>;

/** Books a refund that the processor has paid. Throws `bad_request` when the amount differs from the requested one. */
export async function settleRefund(tx: Transaction, event: RefundSucceeded, now: Date): Promise<void> {
  const refund = await repo.lockRefund(tx, event.refundId);
  if (!refund) {
    log.warn({ event: event.id, refundId: event.refundId }, "the processor refunded what we do not know of");
    return;
  }
  if (refund.succeededAt) return;
  if (refund.amountCents !== event.amountCents) {
    log.error(
      { event: event.id, refundId: refund.id, amountCents: event.amountCents },
      "wrong amount refunded",
    );
    throw new AppError("bad_request", "The refunded amount is not what was asked for");
  }
  const { orderId, paymentId, amountCents, cancellationId } = refund;
  await repo.markRefunded(tx, refund.id, event.gatewayRefundId, now);
  await post(tx, [refundPosting(orderId, paymentId, amountCents)]);
  await confirmRefund(tx, orderId, amountCents, now);
  await mailRefund(tx, refundPaid, orderId, amountCents);
  if (cancellationId) await refundHooks().cancellationRefunded(tx, cancellationId, now);
}

type RefundFailed = Extract<GatewayEvent, { kind: "refund_failed" }>;

/** Fails a refund that the processor accepted but could not pay. */
export async function refuseRefund(tx: Transaction, event: RefundFailed, now: Date): Promise<void> {
  log.error(
    { event: event.id, refundId: event.refundId, reason: event.reason },
    "the processor could not refund",
  );
  await failRefund(tx, event.refundId, event.reason, now);
}

/**
 * Marks a refund as failed, for operators to investigate, with an entry in the order's history. Does nothing when it
 * was paid or has failed before.
 */
export async function failRefund(
  tx: Transaction,
  refundId: string,
  failure: string,
  now: Date,
): Promise<void> {
  const refund = await repo.lockRefund(tx, refundId);
  if (!refund || refund.succeededAt || refund.failedAt) return;
  await repo.markFailed(tx, refund.id, failure.slice(0, MAX_FAILURE), now);
  const note = formatMoney(refund.amountCents);
  await noteEvent(tx, refund.orderId, "refund_failed", { actor: "system", now, note });
  await mailRefund(tx, refundDelayed, refund.orderId, refund.amountCents);
}
