import type { Transaction } from "@/server/db/client";

import { post, type Posting } from "@/server/modules/sale/ledger/public";
import { lockOrders } from "@/server/modules/sale/order/public";
import { heldOf } from "@/server/modules/sale/refund/public";
import { insertEarning } from "./repo/line";
import { divide } from "./divide";

/**
 * Divides the balance of an ended order's account between its vendor and the commission agreed at purchase, and pays
 * the vendor the part of Sayang's own coupon, free of commission. Refunds in progress stay in the account. Does nothing
 * the second time, or when nothing is left.
 */
export async function settleOrder(tx: Transaction, { id }: { id: string }, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, [id]);
  if (!order) throw new Error(`order ${id} does not exist`);
  const account = { name: "order", id } as const;
  const held = (await heldOf(tx, [id])).get(id) ?? 0;
  if (held <= 0) return;
  const { grossCents, gstCents, commissionCents, subsidyCents, netCents } = divide(order, held);
  const earned = await insertEarning(tx, {
    vendorId: order.vendorId,
    orderId: id,
    grossCents,
    gstCents,
    commissionCents,
    netCents,
    createdAt: now,
  });
  if (!earned) return;
  const vendor = { name: "vendor", id: order.vendorId } as const;
  const common = { orderId: id, paymentId: null };
  const postings: Posting[] = [
    { kind: "settlement", debit: account, credit: vendor, cents: held - commissionCents, ...common },
    { kind: "settlement", debit: account, credit: { name: "commission" }, cents: commissionCents, ...common },
    { kind: "subsidy", debit: { name: "commission" }, credit: vendor, cents: subsidyCents, ...common },
  ];
  await post(
    tx,
    postings.filter(({ cents }) => cents > 0),
  );
}
