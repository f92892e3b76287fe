import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { GatewayError } from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { chargeRefs } from "@/server/modules/sale/payment/public";
import * as repo from "./repo";
import { failRefund } from "./service-settle";
import { subjectOf } from "./subject-of";
import { enqueueRefund, SEND_REFUND, sqlJobKey } from "./task";

const BATCH = 500;

/**
 * Queues open refunds that have no job and don't wait for a bank, as after restoring a backup, which contains refunds
 * but no jobs.
 */
export async function dispatchRefunds(): Promise<number> {
  const db = await getDb();
  const ids = await repo.strandedIds(db, sqlJobKey, BATCH);
  for (const id of ids) await enqueueRefund(db, id);
  return ids.length;
}

/**
 * Requests one refund from the processor unless it has already accepted it: a lost request is repeated with the same
 * id, and its event confirms it. While a dispute of the charge is undecided, the refund waits. A permanent rejection
 * fails the refund at once. Throws when the processor could not be reached, so that the queue retries; the last attempt
 * fails the refund instead.
 */
export async function sendRefund(refundId: string): Promise<void> {
  const db = await getDb();
  const refund = await inTransaction((tx) => claimRefund(tx, refundId));
  if (!refund) return;
  try {
    const [charge] = await chargeRefs(db, [refund.paymentId]);
    if (!charge) throw new Error("the charge is gone");
    const { gatewayRefundId } = await gatewayNamed(charge.gateway).refund({
      intentId: charge.intentId,
      amountCents: refund.amountCents,
      refundId,
    });
    await repo.noteAsked(db, refundId, gatewayRefundId);
  } catch (error) {
    const attempts = await repo.countAttempt(db, refundId);
    const isRefused = error instanceof GatewayError;
    if (!isRefused && attempts < SEND_REFUND.maxAttempts) throw error;
    log.error({ err: error, refundId, attempts }, "refund failed");
    const reason = isRefused ? error.message : "The processor could not be reached";
    await inTransaction((tx) => failRefund(tx, refundId, { reason }, new Date()));
  }
}

/**
 * Records that the refund is about to be requested, under its subject's lock: a dispute opened from now on takes
 * nothing that may be on its way out. Returns null when it can't be sent.
 */
async function claimRefund(tx: Transaction, refundId: string): Promise<repo.RefundRow | null> {
  const found = await repo.findRefund(tx, refundId);
  if (!found) return null;
  await subjectOf(found).lock(tx);
  const refund = await repo.findOpenRefund(tx, refundId);
  if (refund && !refund.askedAt) await repo.markAsked(tx, refundId, new Date());
  return refund;
}

/**
 * Sends a failed refund of an order again, with all its attempts. Returns false when there is no failed refund with
 * that id.
 */
export async function retryRefund(refundId: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const found = await repo.reopenRefund(tx, refundId);
    if (found) await enqueueRefund(tx, refundId);
    return found;
  });
}
