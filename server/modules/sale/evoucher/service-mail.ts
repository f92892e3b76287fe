import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import {
  giftExpiry,
  lastDayOf,
  purchasedVouchers,
  takeCodesToSend,
} from "@/server/modules/sale/voucher/public";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { purchaseLink } from "./access";
import { giftVoucher, voucherReceipt } from "./mail";
import * as repo from "./repo";
import { type Caller, mustOpen, present } from "./service";

/** Mails the recipient the codes of all vouchers that can be spent, and notes that they were sent. */
export async function mailGift(tx: Transaction, purchase: repo.PurchaseRow, now: Date): Promise<void> {
  const codes = await takeCodesToSend(tx, purchase.id, now);
  const [first] = await purchasedVouchers(tx, [purchase.id]);
  if (codes.length === 0) return;
  await enqueueMessage(tx, giftVoucher, {
    to: purchase.recipientEmail,
    from: purchase.fromName,
    message: purchase.message,
    amountCents: purchase.amountCents,
    codes,
    expiresOn: lastDayOf(first?.expiresAt ?? giftExpiry(purchase.sendOn)),
    claimLink: appLink("/user/vouchers"),
    balanceLink: appLink("/evoucher/balance"),
  });
}

/** Mails the buyer the receipt. */
export async function mailBuyer(tx: Transaction, purchase: repo.PurchaseRow): Promise<void> {
  const { paidAt, sendOn } = purchase;
  if (!paidAt) return;
  await enqueueMessage(tx, voucherReceipt, {
    to: purchase.buyerEmail,
    recipient: purchase.recipientEmail,
    amountCents: purchase.amountCents,
    quantity: purchase.quantity,
    totalCents: purchase.totalCents,
    paidAt: paidAt.toISOString(),
    sendOn,
    link: purchaseLink(purchase.id),
  });
}

/** Mails the vouchers to their recipient again. Throws `not_found`, and `conflict` before they were first sent. */
export async function resendGift(caller: Caller, id: string, now = new Date()): Promise<VoucherPurchase> {
  return withPaid(caller, id, now, async (tx, purchase) => {
    const vouchers = await purchasedVouchers(tx, [id]);
    if (!vouchers.some(({ sentAt }) => sentAt)) {
      throw new AppError("conflict", "These vouchers haven't been sent yet");
    }
    if (!vouchers.some(({ state }) => state === "active" || state === "partly_used")) {
      throw new AppError("conflict", "There is nothing left on these vouchers to send");
    }
    await mailGift(tx, purchase, now);
  });
}

/** Mails the buyer the receipt again. Throws `not_found`, and `conflict` before it is paid. */
export async function resendReceipt(caller: Caller, id: string, now = new Date()): Promise<VoucherPurchase> {
  return withPaid(caller, id, now, (tx, purchase) => mailBuyer(tx, purchase));
}

async function withPaid(
  caller: Caller,
  id: string,
  now: Date,
  work: (tx: Transaction, purchase: repo.PurchaseRow) => Promise<void>,
): Promise<VoucherPurchase> {
  const row = await inTransaction(async (tx) => {
    const purchase = mustOpen(await repo.lockPurchase(tx, id), caller);
    if (!purchase.paidAt) throw new AppError("conflict", "These vouchers aren't paid for yet");
    await work(tx, purchase);
    return purchase;
  });
  return present(await getDb(), row, now);
}
