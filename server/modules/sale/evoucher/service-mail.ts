import { v7 } from "uuid";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage, type SettledMessage } from "@/server/mail/public";
import {
  giftExpiry,
  lastDayOf,
  purchasedVouchers,
  takeCodesToSend,
} from "@/server/modules/sale/voucher/public";
import type { ResendVoucherBody } from "@/contracts/sale/promotion/evoucher.schema";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { purchaseLink } from "./access";
import { giftUndelivered, giftVoucher, voucherReceipt } from "./mail";
import * as repo from "./repo";
import { type Caller, mustOpen, present } from "./service";

/** Mails the recipient the codes of all spendable vouchers, and records that they were sent. */
export async function mailGift(tx: Transaction, purchase: repo.PurchaseRow, now: Date): Promise<void> {
  const codes = await takeCodesToSend(tx, purchase.id, now);
  const [first] = await purchasedVouchers(tx, [purchase.id]);
  if (codes.length === 0) return;
  const messageId = v7();
  await repo.updatePurchase(tx, purchase.id, { mailId: messageId, mailStatus: "queued", mailReason: "" });
  const message = {
    to: purchase.recipientEmail,
    from: purchase.fromName,
    message: purchase.message,
    amountCents: purchase.amountCents,
    codes,
    expiresOn: lastDayOf(first?.expiresAt ?? giftExpiry(purchase.sendOn)),
    claimLink: appLink("/user/vouchers"),
    balanceLink: appLink("/evoucher/balance"),
  };
  await enqueueMessage(tx, giftVoucher, message, { messageId });
}

/** Records the outcome of a mail to a recipient, and notifies the buyer when it did not arrive. */
export async function noteGiftMail(tx: Transaction, message: SettledMessage): Promise<void> {
  const purchase = await repo.noteMail(tx, message);
  if (!purchase || message.status === "sent") return;
  await enqueueMessage(tx, giftUndelivered, {
    to: purchase.buyerEmail,
    recipient: purchase.recipientEmail,
    reason: message.reason,
    link: purchaseLink(purchase.id),
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

/**
 * Mails the vouchers to their recipient again, or to another address when they did not arrive. Throws `not_found`, and
 * `conflict` before they were first sent, or when another address is given for vouchers that arrived.
 */
export async function resendGift(
  caller: Caller,
  id: string,
  { email }: ResendVoucherBody,
  now = new Date(),
): Promise<VoucherPurchase> {
  return withPaid(caller, id, now, async (tx, purchase) => {
    const vouchers = await purchasedVouchers(tx, [id]);
    if (!vouchers.some(({ sentAt }) => sentAt)) {
      throw new AppError("conflict", "These vouchers haven't been sent yet");
    }
    if (!vouchers.some(({ state }) => state === "active" || state === "partly_used")) {
      throw new AppError("conflict", "There is nothing left on these vouchers to send");
    }
    if (!email || email === purchase.recipientEmail) return mailGift(tx, purchase, now);
    if (purchase.mailStatus !== "refused" && purchase.mailStatus !== "bounced") {
      throw new AppError("conflict", `These vouchers have gone to ${purchase.recipientEmail}`);
    }
    purchase.recipientEmail = email;
    await repo.updatePurchase(tx, id, { recipientEmail: email });
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
    return id;
  });
  const db = await getDb();
  return present(db, mustOpen(await repo.findPurchase(db, row), caller), now);
}
