import type { DeclineOrderBody } from "@/contracts/sale/order/order.schema";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import { lockOrder, type OrderRow, unpaidMilestoneIds } from "@/server/modules/sale/order/repo/change";
import { isHiddenFromVendor, noSuchOrder, readVendorOrder } from "./read";
import { takeTransition } from "./transition";

/** Approves an order for its vendor. Throws `not_found`, or `conflict` when it no longer awaits an answer. */
export async function approveOrder(
  vendorId: string,
  orderId: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockForAnswer(tx, vendorId, orderId);
    const approved = await takeTransition(tx, order, "approve", {
      actor: "vendor",
      now,
      set: { approvedAt: now },
    });
    if ((await unpaidMilestoneIds(tx, order.id)).length === 0) {
      await takeTransition(tx, approved, "settle", { actor: "system", now });
    }
  });
  return readVendorOrder(vendorId, orderId);
}

/** Declines an order for its vendor: it is cancelled and refunded in full. Throws `not_found`, `conflict`. */
export async function declineOrder(
  vendorId: string,
  orderId: string,
  { reason }: DeclineOrderBody,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await lockForAnswer(tx, vendorId, orderId);
    await takeTransition(tx, order, "decline", {
      actor: "vendor",
      now,
      note: reason,
      set: { declineReason: reason },
    });
    await orderHooks().scheduleRefund(tx, order, "all", "Declined by the vendor", now);
  });
  return readVendorOrder(vendorId, orderId);
}

async function lockForAnswer(tx: Transaction, vendorId: string, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId, { vendorId });
  if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
  return order;
}
