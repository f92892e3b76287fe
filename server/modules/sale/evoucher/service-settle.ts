import { nextPurchaseState, VOUCHER_SEND_TIME } from "@/contracts/sale/promotion/evoucher";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { cancelPurchaseCharge } from "@/server/modules/sale/payment/public";
import { activatePurchased, purchasedVouchers, purchasesToSend } from "@/server/modules/sale/voucher/public";
import * as repo from "./repo";
import { mailBuyer, mailGift } from "./service-mail";

const BATCH = 100;
const UNPAID_MS = DAY_MS;

/**
 * Activates the vouchers that a charge has paid for and mails the receipt, plus the vouchers if their day has come.
 * Called once per charge, by the webhook.
 */
export async function settlePurchase(
  tx: Transaction,
  payment: { id: string; voucherPurchaseId: string | null },
  now: Date,
): Promise<void> {
  const purchase = payment.voucherPurchaseId && (await repo.lockPurchase(tx, payment.voucherPurchaseId));
  if (!purchase) throw new Error(`payment ${payment.id} buys nothing`);
  const state = nextPurchaseState(purchase.state, "pay");
  // A purchase has one charge, which succeeds once.
  if (!state) throw new Error(`purchase ${purchase.id} was paid twice`);
  await repo.updatePurchase(tx, purchase.id, { state, paidAt: now });
  const { id: purchaseId, sendOn } = purchase;
  await activatePurchased(tx, { purchaseId, paymentId: payment.id, sendOn }, now);
  const paid = { ...purchase, state, paidAt: now };
  await mailBuyer(tx, paid);
  if (sendOn <= todayInSingapore(now)) await mailGift(tx, paid, now);
}

/** Mails vouchers whose day has come, in the morning in Singapore. Returns the number of purchases. */
export async function sendDueVouchers(now = new Date()): Promise<number> {
  const today = todayInSingapore(now);
  const lastDay = now >= instantInSingapore(today, VOUCHER_SEND_TIME) ? today : addDays(today, -1);
  let total = 0;
  for (let sent = BATCH; sent === BATCH; total += sent) {
    const ids = await purchasesToSend(await getDb(), lastDay, BATCH);
    for (const id of ids) await sendOne(id, now);
    sent = ids.length;
  }
  return total;
}

async function sendOne(id: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const purchase = await repo.lockPurchase(tx, id);
    // Another process may have sent it while this one waited.
    const isDue = (await purchasedVouchers(tx, [id])).some(
      ({ state, sentAt, frozenAt }) => state === "active" && !sentAt && !frozenAt,
    );
    if (purchase && isDue) await mailGift(tx, purchase, now);
  });
}

/** Abandons purchases that were not paid within a day. Returns how many. */
export async function abandonUnpaidPurchases(now = new Date()): Promise<number> {
  const db = await getDb();
  let abandoned = 0;
  for (const { id } of await repo.unpaidSince(db, new Date(now.getTime() - UNPAID_MS), BATCH)) {
    try {
      // The charge first, so that nobody can pay for an abandoned purchase.
      await cancelPurchaseCharge(id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) {
        log.warn({ err: error, purchaseId: id }, "an unpaid voucher purchase could not be closed");
      }
      continue;
    }
    abandoned += await inTransaction(async (tx) => {
      const row = await repo.lockPurchase(tx, id);
      const state = row && nextPurchaseState(row.state, "abandon");
      if (state) await repo.updatePurchase(tx, id, { state });
      return state ? 1 : 0;
    });
  }
  return abandoned;
}
