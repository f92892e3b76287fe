import { formatMoney } from "@/lib/money";
import { gatewayNamed } from "@/server/adapters/payments/current-gateway";
import type { GatewayEvent } from "@/server/adapters/payments/gateway";
import { getDb, type Transaction } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import { alone } from "@/server/jobs/alone";
import { coalesce } from "@/server/jobs/coalesce";
import { log } from "@/server/log";
import { confirmRefund, noteEvent } from "@/server/modules/order/service-transition";
import { post } from "./repo-ledger";
import * as repo from "./repo-refund";

const BATCH = 50;
/** Any number that nothing else locks by: "refu" in ASCII. */
const REFUND_LOCK = 0x72656675;

/**
 * Notes that all that was paid for the order goes back, each charge's share to the card that paid it. Does nothing for
 * what goes back already. The processor is asked after the commit: see kickRefunds.
 */
export async function oweRefunds(tx: Transaction, orderId: string, reason: string, now: Date): Promise<void> {
  const shares = await repo.refundableShares(tx, orderId);
  if (shares.length === 0) return;
  await repo.insertRefunds(
    tx,
    shares.map(({ paymentId, cents }) => ({
      orderId,
      paymentId,
      amountCents: cents,
      reason,
      createdAt: now,
    })),
  );
  const owed = shares.reduce((sum, share) => sum + share.cents, 0);
  await noteEvent(tx, orderId, "refund_due", { actor: "system", now, note: formatMoney(owed) });
}

/**
 * Asks the processor for the refunds that it has not taken on; answers how many it took. A request that is lost is
 * made again with the same id; one that was taken on is never repeated, its event confirms it.
 */
export async function sendOpenRefunds(): Promise<number> {
  return (await alone(REFUND_LOCK, askForRefunds)) ?? 0;
}

/** One round at a time in this process. */
export const runRefunds = coalesce(sendOpenRefunds);

/** Sends refunds soon, without making the caller wait; what fails now is the ticker's. */
export function kickRefunds(): void {
  runRefunds().catch((error: unknown) => log.warn({ err: error }, "refunds wait for the next round"));
}

async function askForRefunds(): Promise<number> {
  const db = await getDb();
  let taken = 0;
  for (const refund of await repo.unaskedRefunds(db, BATCH)) {
    try {
      const { gatewayRefundId } = await gatewayNamed(refund.gateway).refund({
        intentId: refund.intentId,
        amountCents: refund.amountCents,
        refundId: refund.id,
      });
      await repo.noteAsked(db, refund.id, gatewayRefundId);
      taken++;
    } catch (error) {
      log.error(
        { err: error, refundId: refund.id },
        "refund not taken on by the processor, will be tried again",
      );
    }
  }
  return taken;
}

type RefundSucceeded = Extract<GatewayEvent, { kind: "refund_succeeded" }>;

/** The processor has given the money back. Throws `bad_request` when it is not the amount we asked for. */
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
  const { orderId, paymentId, amountCents: cents } = refund;
  await repo.markRefunded(tx, refund.id, event.gatewayRefundId, now);
  await post(tx, [{ kind: "refund", cents, orderId, paymentId }]);
  await confirmRefund(tx, orderId, cents, now);
}
