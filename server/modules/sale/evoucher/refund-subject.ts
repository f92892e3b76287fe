import { nextPurchaseState } from "@/contracts/sale/promotion/evoucher";
import type { Transaction } from "@/server/db/client";
import {
  lockUnsentVoucherRefunds,
  type RefundSubject,
  type VoucherRefund,
  withdraw,
} from "@/server/modules/sale/refund/public";
import {
  purchasedVouchers,
  reinstateRefunded,
  returnByBank,
  settleRefunded,
} from "@/server/modules/sale/voucher/public";
import * as purchases from "./repo";
import * as repo from "./repo-refund";
import { mailRefundFailed, mailRefundPaid, mailRefundWithdrawn } from "./service-refund-mail";

/** Refunds of gift vouchers. If one fails, its vouchers can be spent again, and nothing is owed. */
export const VOUCHER_REFUNDS: RefundSubject<VoucherRefund> = {
  canComeBack: false,

  refusal({ failedAt, withdrawnAt }) {
    // The vouchers may have been spent since.
    return failedAt || withdrawnAt
      ? "A refund of gift vouchers was paid after it had failed or was withdrawn: they can be spent as well"
      : null;
  },

  async lock(tx, { purchaseId }) {
    await purchases.lockPurchase(tx, purchaseId);
  },

  async paid(tx, { purchaseId, paymentId, voucherIds, amountCents }, now) {
    await settleRefunded(tx, voucherIds, paymentId, now);
    const purchase = await purchases.lockPurchase(tx, purchaseId);
    if (!purchase) return;
    await closeRefunded(tx, purchase, now);
    await mailRefundPaid(tx, purchase, amountCents);
  },

  async failed(tx, { purchaseId, voucherIds, amountCents }) {
    await reinstateRefunded(tx, voucherIds);
    const purchase = await purchases.findPurchase(tx, purchaseId);
    if (purchase) await mailRefundFailed(tx, purchase, amountCents);
  },
};

/** Marks a locked purchase as refunded once all its vouchers are. */
async function closeRefunded(tx: Transaction, purchase: purchases.PurchaseRow, now: Date): Promise<void> {
  const state = nextPurchaseState(purchase.state, "refund");
  const vouchers = await purchasedVouchers(tx, [purchase.id]);
  const isAll = vouchers.every((voucher) => voucher.state === "refunded" && voucher.balanceCents === 0);
  if (state && isAll) await purchases.updatePurchase(tx, purchase.id, { state, refundedAt: now });
}

/**
 * Withdraws unsent refunds of a purchase beyond what a bank has left of its charge, because the buyer already has that
 * money back, and informs the buyer. Does nothing until the bank has decided.
 */
export async function withdrawVoucherRefunds(
  tx: Transaction,
  charge: { purchaseId: string; paymentId: string },
  now: Date,
): Promise<void> {
  const { purchaseId, paymentId } = charge;
  const purchase = await purchases.lockPurchase(tx, purchaseId);
  for (const refund of await lockUnsentVoucherRefunds(tx, charge)) {
    const beyond = -(await repo.leftOfCharge(tx, paymentId));
    const cents = Math.min(beyond, refund.amountCents);
    if (cents <= 0) continue;
    const voucherIds = await returnByBank(tx, refund.voucherIds, paymentId, cents, now);
    await withdraw(tx, refund, cents, now, voucherIds);
    if (!purchase) continue;
    await closeRefunded(tx, purchase, now);
    await mailRefundWithdrawn(tx, purchase, cents);
  }
}
