import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { paidPurchaseCharge } from "@/server/modules/sale/payment/public";
import { scheduleVoucherRefund } from "@/server/modules/sale/refund/public";
import { purchasedVouchers, withdrawUntouched } from "@/server/modules/sale/voucher/public";
import { refundUntil } from "./present";
import * as purchases from "./repo";
import { type Caller, mustOpen, present } from "./service";
import { mailRefundAsked } from "./service-refund-mail";

/**
 * Withdraws the unused vouchers of a purchase and refunds them to the card that paid. Throws `not_found` for everyone
 * but the buyer, `conflict` when it is too late or all of them were used.
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
    const voucherIds = vouchers.map((voucher) => voucher.id);
    await scheduleVoucherRefund(tx, { purchaseId: id, paymentId, voucherIds, amountCents }, now);
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
