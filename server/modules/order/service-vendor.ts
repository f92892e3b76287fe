import type { DeclineOrderBody, OrderDetail } from "@/contracts/order";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { kickRefunds, oweRefunds } from "@/server/modules/payment/service-refund";
import { lockOrder } from "./repo-change";
import { isHiddenFromVendor, noSuchOrder, readVendorOrder } from "./service-read";
import { type OrderRow, takeTransition } from "./service-transition";

/** The vendor takes the order on. Throws `not_found`, or `conflict` when it no longer waits for an answer. */
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
    if (approved.paidCents === approved.totalCents) {
      await takeTransition(tx, approved, "settle", { actor: "system", now });
    }
  });
  return readVendorOrder(vendorId, orderId);
}

/** The vendor refuses: the order is cancelled and refunded in full. Throws `not_found`, `conflict`. */
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
    await oweRefunds(tx, order.id, "Declined by the vendor", now);
  });
  kickRefunds();
  return readVendorOrder(vendorId, orderId);
}

async function lockForAnswer(tx: Transaction, vendorId: string, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId, { vendorId });
  if (!order || isHiddenFromVendor(order)) throw noSuchOrder();
  return order;
}
