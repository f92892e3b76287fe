import { applyRate, type Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { post, type Posting } from "@/server/modules/sale/ledger/public";
import { lockOrders } from "@/server/modules/sale/order/public";
import { hasEarning, insertAdjustment } from "./repo/line";

/**
 * Divides money that came back to an order's account, when the order has been settled without it. Does nothing before
 * that: the settlement will include it.
 */
export async function settleReturned(
  tx: Transaction,
  orderId: string,
  cents: Cents,
  now: Date,
): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order || !(await hasEarning(tx, orderId))) return;
  const commission = applyRate(cents, order.commissionBps);
  const common = {
    kind: "settlement",
    debit: { name: "order", id: orderId },
    orderId,
    paymentId: null,
  } as const;
  const postings: Posting[] = [
    { ...common, credit: { name: "vendor", id: order.vendorId }, cents: cents - commission },
    { ...common, credit: { name: "commission" }, cents: commission },
  ];
  await post(
    tx,
    postings.filter((posting) => posting.cents > 0),
  );
  await insertAdjustment(tx, {
    ...{ vendorId: order.vendorId, orderId, cents: cents - commission, createdAt: now },
  });
}
