import { formatMoney } from "@/lib/money";
import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log";
import type { Transaction } from "@/server/db/client";
import { post, refundPosting, returnedRefundPosting } from "@/server/modules/sale/ledger/public";
import { confirmRefund, lockOrders, noteEvent, subtractRefunded } from "@/server/modules/sale/order/public";
import { refundHooks } from "./hooks";
import { refundDelayed, refundPaid } from "./mail";
import * as repo from "./repo";
import { mailRefund } from "./service-mail";
import { withdrawRefunds } from "./service-withdraw";

const MAX_FAILURE = 500;

type RefundSucceeded = Extract<GatewayEvent, { kind: "refund_succeeded" }>;

/**
 * Books a refund that the processor has paid. Does nothing when it was booked before, or when the attempt has failed
 * since: events come in any order, and a failure is the last word on an attempt. Throws `bad_request` when the amount
 * differs from the requested one.
 */
export async function settleRefund(tx: Transaction, event: RefundSucceeded, now: Date): Promise<void> {
  const refund = await lockWithOrder(tx, event.refundId);
  if (!refund) {
    log.warn({ event: event.id, refundId: event.refundId }, "the processor refunded what we do not know of");
    return;
  }
  if (refund.succeededAt || refund.failedGatewayRefundIds.includes(event.gatewayRefundId)) return;
  if (refund.amountCents !== event.amountCents) {
    log.error(
      { event: event.id, refundId: refund.id, amountCents: event.amountCents },
      "wrong amount refunded",
    );
    throw new AppError("bad_request", "The refunded amount is not what was asked for");
  }
  if (refund.withdrawnAt) log.error({ event: event.id, refundId: refund.id }, "a withdrawn refund was paid");
  const { orderId, paymentId, amountCents, cancellationId } = refund;
  await repo.markRefunded(tx, refund.id, event.gatewayRefundId, now);
  await post(tx, [refundPosting(orderId, paymentId, amountCents)]);
  await confirmRefund(tx, orderId, amountCents, now);
  await mailRefund(tx, refundPaid, orderId, amountCents);
  if (cancellationId) await refundHooks().cancellationRefunded(tx, cancellationId, now);
}

/** Locks the order first, as disputes do, so that both see what the other takes from its account. */
async function lockWithOrder(tx: Transaction, refundId: string): Promise<repo.RefundRow | null> {
  const orderId = await repo.orderOfRefund(tx, refundId);
  if (!orderId) return null;
  await lockOrders(tx, [orderId]);
  return repo.lockRefund(tx, refundId);
}

type RefundFailed = Extract<GatewayEvent, { kind: "refund_failed" }>;

/** Fails a refund that the processor accepted but could not pay, or that the card's bank sent back. */
export async function refuseRefund(tx: Transaction, event: RefundFailed, now: Date): Promise<void> {
  log.error(
    { event: event.id, refundId: event.refundId, reason: event.reason },
    "the processor could not refund",
  );
  const { refundId, gatewayRefundId, reason } = event;
  await failRefund(tx, refundId, { gatewayRefundId, reason }, now);
}

/** `gatewayRefundId` is missing when the processor did not accept the attempt. */
type Failure = { gatewayRefundId?: string; reason: string };

/**
 * Marks a refund as failed, for operators to investigate, with an entry in the order's history. One that was paid is
 * owed again: its money is back at the processor. Does nothing when it has failed before, or when the failure is not of
 * the latest attempt.
 */
export async function failRefund(
  tx: Transaction,
  refundId: string,
  { gatewayRefundId, reason }: Failure,
  now: Date,
): Promise<void> {
  const refund = await lockWithOrder(tx, refundId);
  if (!refund || refund.withdrawnAt) return;
  const known = refund.failedGatewayRefundIds;
  if (gatewayRefundId && known.includes(gatewayRefundId)) return;
  const failedGatewayRefundIds = gatewayRefundId ? [...known, gatewayRefundId] : known;
  if (refund.failedAt || !isLatestAttempt(refund, gatewayRefundId)) {
    await repo.setFailedAttempts(tx, refund.id, failedGatewayRefundIds);
    return;
  }
  const failure = reason.slice(0, MAX_FAILURE);
  await repo.markFailed(tx, refund.id, { failure, failedAt: now, failedGatewayRefundIds });
  if (refund.succeededAt) await reverseRefund(tx, refund, now);
  const note = formatMoney(refund.amountCents);
  await noteEvent(tx, refund.orderId, "refund_failed", { actor: "system", now, note });
  // Where a bank has returned the money meanwhile, nothing is delayed.
  const { orderId, paymentId } = refund;
  if (await repo.isDisputed(tx, paymentId)) return;
  await withdrawRefunds(tx, { orderId, paymentId }, now);
  const isOwed = (await repo.lockRefund(tx, refundId))?.withdrawnAt === null;
  if (isOwed) await mailRefund(tx, refundDelayed, orderId, refund.amountCents);
}

/** A paid attempt has an id; while one of the ids is missing, only an open attempt can be meant. */
function isLatestAttempt(refund: repo.RefundRow, gatewayRefundId: string | undefined): boolean {
  if (!gatewayRefundId || refund.gatewayRefundId === null) return refund.succeededAt === null;
  return refund.gatewayRefundId === gatewayRefundId;
}

/** Takes back all that `settleRefund` booked. */
async function reverseRefund(tx: Transaction, refund: repo.RefundRow, now: Date): Promise<void> {
  const { orderId, paymentId, amountCents, cancellationId } = refund;
  await post(tx, [returnedRefundPosting(orderId, paymentId, amountCents)]);
  await subtractRefunded(tx, orderId, amountCents);
  if (cancellationId) await refundHooks().cancellationRefundReversed(tx, cancellationId, now);
}
