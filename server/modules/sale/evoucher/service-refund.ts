import { v7 } from "uuid";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { GatewayError } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { chargeRefs, paidPurchaseCharge } from "@/server/modules/sale/payment/public";
import { purchasedVouchers, withdrawUntouched } from "@/server/modules/sale/voucher/public";
import { enqueue } from "@/server/queue/enqueue";
import { refundUntil } from "./present";
import * as purchases from "./repo";
import * as repo from "./repo-refund";
import { type Caller, mustOpen, present } from "./service";
import { mailRefundAsked } from "./service-refund-mail";
import { failRefund } from "./service-refund-settle";
import { jobKey, SEND_VOUCHER_REFUND, sqlJobKey } from "./task";

const BATCH = 500;

/**
 * Takes the untouched vouchers of a purchase out of use and sends their money back to the card that paid. Throws
 * `not_found` for everyone but the buyer, `conflict` when it is too late or all of them were used.
 */
export async function refundPurchase(caller: Caller, id: string, now = new Date()): Promise<VoucherPurchase> {
  const row = await inTransaction(async (tx) => {
    const purchase = mustOpen(await purchases.lockPurchase(tx, id), caller);
    if (!purchase.paidAt) throw new AppError("conflict", "These vouchers aren't paid for yet");
    const until = refundUntil(purchase.paidAt);
    if (todayInSingapore(now) > until) {
      throw new AppError("conflict", `These vouchers could be refunded until ${formatDate(until)}`);
    }
    if ((await purchasedVouchers(tx, [id])).some(({ frozenAt }) => frozenAt)) throw disputed();
    const vouchers = await withdrawUntouched(tx, id, purchase.customerId);
    const paymentId = await paidPurchaseCharge(tx, id);
    if (vouchers.length === 0 || !paymentId) {
      throw new AppError("conflict", "There is no unused voucher left to refund");
    }
    const amountCents = vouchers.reduce((sum, voucher) => sum + voucher.amountCents, 0);
    const refundId = v7();
    await repo.insertRefund(tx, {
      id: refundId,
      purchaseId: id,
      paymentId,
      amountCents,
      createdAt: now,
      voucherIds: vouchers.map((voucher) => voucher.id),
    });
    await enqueueRefund(tx, refundId);
    await mailRefundAsked(tx, purchase, amountCents);
    return purchase;
  });
  return present(await getDb(), row, now);
}

function disputed(): AppError {
  return new AppError(
    "conflict",
    "A bank took back the payment for these vouchers, so they can't be refunded here as well",
  );
}

export async function enqueueRefund(tx: Db, refundId: string): Promise<void> {
  await enqueue(tx, SEND_VOUCHER_REFUND, { refundId }, { key: jobKey(refundId) });
}

/** Queues open refunds that have no job, as after a restore: backups hold refunds and no jobs. */
export async function dispatchVoucherRefunds(): Promise<number> {
  const db = await getDb();
  const ids = await repo.strandedIds(db, sqlJobKey, BATCH);
  for (const id of ids) await enqueueRefund(db, id);
  return ids.length;
}

/**
 * Requests one refund from the processor, unless it has accepted it already. While a bank has yet to decide on the charge,
 * the refund waits. A permanent rejection puts the vouchers
 * back into use. Throws when the processor could not be reached, so that the queue retries.
 */
export async function sendVoucherRefund(refundId: string): Promise<void> {
  const db = await getDb();
  const refund = await repo.findOpenRefund(db, refundId);
  if (!refund) return;
  try {
    const [charge] = await chargeRefs(db, [refund.paymentId]);
    if (!charge) throw new Error("the charge is gone");
    const { intentId, gateway } = charge;
    const { amountCents } = refund;
    const { gatewayRefundId } = await gatewayNamed(gateway).refund({ intentId, amountCents, refundId });
    await repo.updateRefund(db, refundId, { gatewayRefundId });
  } catch (error) {
    const attempts = await repo.countAttempt(db, refundId);
    const isRefused = error instanceof GatewayError;
    if (!isRefused && attempts < SEND_VOUCHER_REFUND.maxAttempts) throw error;
    log.error({ err: error, refundId, attempts }, "the refund of vouchers failed");
    const failure = isRefused ? error.message : "The processor could not be reached";
    await inTransaction((tx) => failRefund(tx, { refundId, reason: failure }, new Date()));
  }
}
