import { applyRate } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { balanceOf, post, type Posting } from "@/server/modules/sale/ledger/public";
import { lockOrders } from "@/server/modules/sale/order/public";
import { pendingRefundCents } from "@/server/modules/sale/refund/public";
import { insertAdjustment, insertEarning } from "./repo/line";
import { subsidyOf } from "./subsidy";

/**
 * Divides what an ended order's account holds between its vendor and the commission as it stood at purchase, and pays
 * the vendor the part of Sayang's own coupon, without commission. Refunds on their way to the couple stay in the account.
 * Does nothing the second time, or when nothing is left.
 */
export async function settleOrder(tx: Transaction, { id }: { id: string }, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, [id]);
  if (!order) throw new Error(`order ${id} does not exist`);
  const account = { name: "order", id } as const;
  // A credit is negative: the account holds what it owes.
  const held = -(await balanceOf(tx, account)) - (await pendingRefundCents(tx, id));
  if (held <= 0) return;
  const commission = applyRate(held, order.commissionBps);
  const subsidy = subsidyOf(order, held);
  const earned = await insertEarning(tx, {
    vendorId: order.vendorId,
    orderId: id,
    grossCents: held + subsidy,
    commissionCents: commission,
    netCents: held + subsidy - commission,
    createdAt: now,
  });
  if (!earned) return;
  const vendor = { name: "vendor", id: order.vendorId } as const;
  // Vouchers of the vendor's own were taken from its account when they were spent.
  const ownVouchers = await balanceOf(tx, vendor, { orderId: id });
  if (ownVouchers !== 0) {
    await insertAdjustment(tx, {
      vendorId: order.vendorId,
      orderId: id,
      cents: -ownVouchers,
      createdAt: now,
    });
  }
  const common = { orderId: id, paymentId: null };
  const postings: Posting[] = [
    { kind: "settlement", debit: account, credit: vendor, cents: held - commission, ...common },
    { kind: "settlement", debit: account, credit: { name: "commission" }, cents: commission, ...common },
    { kind: "subsidy", debit: { name: "commission" }, credit: vendor, cents: subsidy, ...common },
  ];
  await post(
    tx,
    postings.filter(({ cents }) => cents > 0),
  );
}
