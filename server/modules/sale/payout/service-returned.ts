import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";

import { orderFlows, post, type Posting } from "@/server/modules/sale/ledger/public";
import { lockOrders } from "@/server/modules/sale/order/public";
import { hasEarning, insertAdjustment } from "./repo/line";
import { divide } from "./divide";

/**
 * Divides money that came back to an order's account after the order was settled without it, and pays the vendor its
 * part of Sayang's own coupon. The parts are the difference between the settlement with it and the one without. Does
 * nothing before settlement, which will include it.
 */
export async function settleReturned(
  tx: Transaction,
  orderId: string,
  cents: Cents,
  now: Date,
): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order || !(await hasEarning(tx, orderId))) return;
  const { settledCents, clawedBackCents } = await orderFlows(tx, orderId);
  const before = settledCents - clawedBackCents;
  const after = before + cents;
  const [was, is] = [divide(order, before), divide(order, after)];
  const commission = is.commissionCents - was.commissionCents;
  const subsidy = is.subsidyCents - was.subsidyCents;
  const account = { name: "order", id: orderId } as const;
  const vendor = { name: "vendor", id: order.vendorId } as const;
  const common = { orderId, paymentId: null };
  const postings: Posting[] = [
    { kind: "settlement", debit: account, credit: vendor, cents: cents - commission, ...common },
    { kind: "settlement", debit: account, credit: { name: "commission" }, cents: commission, ...common },
    { kind: "subsidy", debit: { name: "commission" }, credit: vendor, cents: subsidy, ...common },
  ];
  await post(
    tx,
    postings.filter((posting) => posting.cents > 0),
  );
  await insertAdjustment(tx, {
    vendorId: order.vendorId,
    orderId,
    cents: cents - commission + subsidy,
    gstCents: is.gstCents - was.gstCents,
    createdAt: now,
  });
}
