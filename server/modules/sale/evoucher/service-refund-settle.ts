import { nextPurchaseState } from "@/contracts/sale/promotion/evoucher";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log";
import type { Transaction } from "@/server/db/client";
import { purchasedVouchers, reinstateRefunded, settleRefunded } from "@/server/modules/sale/voucher/public";
import * as purchases from "./repo";
import * as repo from "./repo-refund";
import { mailRefundFailed, mailRefundPaid } from "./service-refund-mail";

const MAX_FAILURE = 500;

type Succeeded = { refundId: string; gatewayRefundId: string; amountCents: number };

/**
 * Books a refund that the processor has paid. Returns false when it is not a refund of vouchers. Throws `bad_request`
 * when the amount differs from the requested one.
 */
export async function settleVoucherRefund(tx: Transaction, event: Succeeded, now: Date): Promise<boolean> {
  const refund = await repo.lockRefund(tx, event.refundId);
  if (!refund) return false;
  if (refund.succeededAt) return true;
  if (refund.amountCents !== event.amountCents) {
    throw new AppError("bad_request", "The refunded amount is not what was asked for");
  }
  if (refund.failedAt || refund.withdrawnAt) {
    // The vouchers may have been spent since: an operator has to look into it.
    log.error({ refundId: refund.id }, "a refund of vouchers succeeded after it had failed or was withdrawn");
    return true;
  }
  const { id, paymentId, purchaseId, voucherIds, amountCents } = refund;
  await repo.updateRefund(tx, id, { gatewayRefundId: event.gatewayRefundId, succeededAt: now });
  await settleRefunded(tx, voucherIds, paymentId, now);
  const purchase = await purchases.lockPurchase(tx, purchaseId);
  if (!purchase) return true;
  await closeRefunded(tx, purchase, now);
  await mailRefundPaid(tx, purchase, amountCents);
  return true;
}

/** Notes that a locked purchase is refunded once the money of all of its vouchers is. */
export async function closeRefunded(
  tx: Transaction,
  purchase: purchases.PurchaseRow,
  now: Date,
): Promise<void> {
  const state = nextPurchaseState(purchase.state, "refund");
  const vouchers = await purchasedVouchers(tx, [purchase.id]);
  const isAll = vouchers.every((voucher) => voucher.state === "refunded" && voucher.balanceCents === 0);
  if (state && isAll) await purchases.updatePurchase(tx, purchase.id, { state, refundedAt: now });
}

/**
 * Puts the vouchers of a refund that failed back into use and tells the buyer. Returns false when it is not a refund of
 * vouchers.
 */
export async function failRefund(
  tx: Transaction,
  { refundId, reason }: { refundId: string; reason: string },
  now: Date,
): Promise<boolean> {
  const refund = await repo.lockRefund(tx, refundId);
  if (!refund) return false;
  if (refund.succeededAt || refund.failedAt || refund.withdrawnAt) return true;
  await repo.updateRefund(tx, refundId, { failedAt: now, failure: reason.slice(0, MAX_FAILURE) });
  await reinstateRefunded(tx, refund.voucherIds);
  const purchase = await purchases.findPurchase(tx, refund.purchaseId);
  if (purchase) await mailRefundFailed(tx, purchase, refund.amountCents);
  return true;
}
