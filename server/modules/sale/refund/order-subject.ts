import { formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { post, refundPosting, returnedRefundPosting } from "@/server/modules/sale/ledger/public";
import { confirmRefund, lockOrders, noteEvent, subtractRefunded } from "@/server/modules/sale/order/public";
import { refundHooks } from "./hooks";
import { refundDelayed, refundPaid } from "./mail";
import * as repo from "./repo";
import { mailRefund } from "./service-mail";
import { withdrawRefunds } from "./service-withdraw";
import type { OrderRefund, RefundSubject } from "./subject";

/** Refunds of orders. A failed one is still owed, and recorded in the order's history for operators to look into. */
export const ORDER_REFUNDS: RefundSubject<OrderRefund> = {
  canComeBack: true,
  refusal: () => null,

  /** Disputes lock the order first, too, so that both see each other's deductions from its account. */
  async lock(tx, { orderId }) {
    await lockOrders(tx, [orderId]);
  },

  async paid(tx, { orderId, paymentId, amountCents, cancellationId }, now) {
    await post(tx, [refundPosting(orderId, paymentId, amountCents)]);
    await confirmRefund(tx, orderId, amountCents, now);
    await mailRefund(tx, refundPaid, orderId, amountCents);
    if (cancellationId) await refundHooks().cancellationRefunded(tx, cancellationId, now);
  },

  async failed(tx, refund, now) {
    const { id, orderId, paymentId, amountCents } = refund;
    if (refund.succeededAt) await reverse(tx, refund, now);
    await noteEvent(tx, orderId, "refund_failed", { actor: "system", now, note: formatMoney(amountCents) });
    // When a bank has returned the money in the meantime, nothing is delayed.
    if (await repo.isDisputed(tx, paymentId)) return;
    await withdrawRefunds(tx, { orderId, paymentId }, now);
    const isOwed = (await repo.lockRefund(tx, id))?.withdrawnAt === null;
    if (isOwed) await mailRefund(tx, refundDelayed, orderId, amountCents);
  },
};

/** Reverses everything that `paid` booked. */
async function reverse(tx: Transaction, refund: OrderRefund, now: Date): Promise<void> {
  const { orderId, paymentId, amountCents, cancellationId } = refund;
  await post(tx, [returnedRefundPosting(orderId, paymentId, amountCents)]);
  await subtractRefunded(tx, orderId, amountCents);
  if (cancellationId) await refundHooks().cancellationRefundReversed(tx, cancellationId, now);
}
