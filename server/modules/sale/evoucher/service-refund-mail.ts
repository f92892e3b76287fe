import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import { purchasedVouchers } from "@/server/modules/sale/voucher/public";
import { purchaseLink } from "./access";
import {
  giftTakenBack,
  voucherRefundFailed,
  voucherRefundPaid,
  voucherRefundScheduled,
  voucherRefundWithdrawn,
} from "./mail-refund";
import type { PurchaseRow } from "./repo";

const toBuyer = ({ id, buyerEmail, recipientEmail }: PurchaseRow, cents: Cents) => ({
  to: buyerEmail,
  recipient: recipientEmail,
  cents,
  link: purchaseLink(id),
});

/** Mails the buyer, and the recipient of vouchers that were sent and can no longer be spent. */
export async function mailRefundAsked(tx: Transaction, purchase: PurchaseRow, cents: Cents): Promise<void> {
  await enqueueMessage(tx, voucherRefundScheduled, toBuyer(purchase, cents));
  const wasSent = (await purchasedVouchers(tx, [purchase.id])).some(({ sentAt }) => sentAt);
  if (!wasSent || purchase.recipientEmail === purchase.buyerEmail) return;
  const { recipientEmail: to, fromName: from } = purchase;
  await enqueueMessage(tx, giftTakenBack, { to, from, cents });
}

export async function mailRefundPaid(tx: Transaction, purchase: PurchaseRow, cents: Cents): Promise<void> {
  await enqueueMessage(tx, voucherRefundPaid, toBuyer(purchase, cents));
}

export async function mailRefundFailed(tx: Transaction, purchase: PurchaseRow, cents: Cents): Promise<void> {
  await enqueueMessage(tx, voucherRefundFailed, toBuyer(purchase, cents));
}

/** Informs the buyer that the bank's decision replaces the refund. */
export async function mailRefundWithdrawn(
  tx: Transaction,
  purchase: PurchaseRow,
  cents: Cents,
): Promise<void> {
  await enqueueMessage(tx, voucherRefundWithdrawn, toBuyer(purchase, cents));
}
