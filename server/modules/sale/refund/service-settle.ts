import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import { formatMoney } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import * as repo from "./repo";
import { subjectOf } from "./subject-of";

const MAX_FAILURE = 500;

type RefundSucceeded = Extract<GatewayEvent, { kind: "refund_succeeded" }>;

/**
 * Books a refund that the processor has paid. Does nothing when it was booked before, or when the attempt has failed
 * since: events arrive in any order, and a failed attempt stays failed. Throws `bad_request` when the amount differs
 * from the requested one, and `conflict` when the refund can no longer be booked.
 */
export async function settleRefund(tx: Transaction, event: RefundSucceeded, now: Date): Promise<void> {
  const refund = await lockRefund(tx, event.refundId);
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
  const subject = subjectOf(refund);
  const refusal = subject.refusal();
  if (refusal) throw new AppError("conflict", refusal);
  if (refund.withdrawnAt) log.error({ event: event.id, refundId: refund.id }, "a withdrawn refund was paid");
  await repo.markRefunded(tx, refund.id, event.gatewayRefundId, now);
  await subject.paid(tx, now);
}

/** Locks a refund after its subject. Returns null for an id that isn't ours. */
async function lockRefund(tx: Transaction, refundId: string): Promise<repo.RefundRow | null> {
  const found = await repo.findRefund(tx, refundId);
  if (!found) return null;
  await subjectOf(found).lock(tx);
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
 * Marks a refund as failed. One that was paid is owed again: its money is back at the processor. Does nothing when it
 * has failed before, or when the failure is not of the latest attempt. Throws `conflict` when it was paid and can't be
 * owed again.
 */
export async function failRefund(
  tx: Transaction,
  refundId: string,
  { gatewayRefundId, reason }: Failure,
  now: Date,
): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund || refund.withdrawnAt) return;
  const known = refund.failedGatewayRefundIds;
  if (gatewayRefundId && known.includes(gatewayRefundId)) return;
  const failedGatewayRefundIds = gatewayRefundId ? [...known, gatewayRefundId] : known;
  if (refund.failedAt || !isLatestAttempt(refund, gatewayRefundId)) {
    await repo.setFailedAttempts(tx, refund.id, failedGatewayRefundIds);
    return;
  }
  const subject = subjectOf(refund);
  if (refund.succeededAt && !subject.canComeBack) {
    throw new AppError(
      "conflict",
      `A bank sent back ${formatMoney(refund.amountCents)} that was refunded for gift vouchers: pay the buyer another way`,
    );
  }
  const failure = reason.slice(0, MAX_FAILURE);
  await repo.markFailed(tx, refund.id, { failure, failedAt: now, failedGatewayRefundIds });
  await subject.failed(tx, now);
}

/** A paid attempt has an id; as long as one of the ids is missing, only an open attempt can be meant. */
function isLatestAttempt(refund: repo.RefundRow, gatewayRefundId: string | undefined): boolean {
  if (!gatewayRefundId || refund.gatewayRefundId === null) return refund.succeededAt === null;
  return refund.gatewayRefundId === gatewayRefundId;
}
