import type { PaymentNudge } from "@/contracts/sale/payment/milestone";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { lockNudge, markNudged } from "@/server/modules/sale/order/public";
import { paymentNudge } from "./mail";

/**
 * POST /payment-milestone-vendor/remind/{id}: reminds the couple by mail that the vendor is waiting for a payment.
 * Throws `not_found` for another vendor's milestone, and `conflict` when it can't be paid now or the couple was
 * reminded today.
 */
export function nudgeCouple(vendorId: string, milestoneId: string, now = new Date()): Promise<PaymentNudge> {
  return inTransaction(async (tx) => {
    const row = await lockNudge(tx, vendorId, milestoneId);
    if (!row) throw new AppError("not_found", "This payment does not exist");
    if (!row.isPayable) throw new AppError("conflict", "The couple can't make this payment right now");
    if (row.nudgedAt && todayInSingapore(row.nudgedAt) === todayInSingapore(now)) {
      throw new AppError("conflict", "You've already reminded them today. Try again tomorrow.");
    }
    await markNudged(tx, milestoneId, now);
    for (const address of await coupleAddresses(tx, row.customerId)) {
      await enqueueMessage(tx, paymentNudge, {
        ...address,
        orderNumber: orderNumberOf(row.number, row.placedAt),
        vendorName: row.vendorName,
        label: row.label,
        cents: row.dueCents,
        dueDate: row.dueDate,
        link: appLink(`/user/pay/${row.orderId}`),
      });
    }
    return { id: milestoneId, nudgedAt: now.toISOString() };
  });
}
