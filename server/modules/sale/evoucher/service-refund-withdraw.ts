import type { Transaction } from "@/server/db/client";
import { returnByBank } from "@/server/modules/sale/voucher/public";
import * as purchases from "./repo";
import * as repo from "./repo-refund";
import { enqueueRefund } from "./service-refund";
import { mailRefundWithdrawn } from "./service-refund-mail";
import { closeRefunded } from "./service-refund-settle";

/**
 * Settles the refunds of a charge for gift vouchers that waited for a bank's decision. What the bank returned to the
 * buyer isn't sent as well; the rest is. Does nothing while another bank has yet to decide.
 */
export async function settleHeldVoucherRefunds(tx: Transaction, paymentId: string, now: Date): Promise<void> {
  for (const refund of await repo.lockUnsent(tx, paymentId)) {
    const beyond = -(await repo.leftOfCharge(tx, paymentId));
    const cents = Math.min(beyond, refund.amountCents);
    if (cents > 0) await withdraw(tx, refund, cents, now);
    if (cents < refund.amountCents) await enqueueRefund(tx, refund.id);
  }
}

async function withdraw(
  tx: Transaction,
  refund: repo.VoucherRefundRow,
  cents: number,
  now: Date,
): Promise<void> {
  const voucherIds = await returnByBank(tx, refund.voucherIds, refund.paymentId, cents, now);
  if (cents === refund.amountCents) await repo.updateRefund(tx, refund.id, { withdrawnAt: now });
  else await repo.updateRefund(tx, refund.id, { amountCents: refund.amountCents - cents, voucherIds });
  const purchase = await purchases.lockPurchase(tx, refund.purchaseId);
  if (!purchase) return;
  await closeRefunded(tx, purchase, now);
  await mailRefundWithdrawn(tx, purchase, cents);
}
