import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { milestone, order } from "@/server/db/schema/sale/order";
import { paymentAllocation } from "@/server/db/schema/sale/payment";

/** Returns the milestones that the charge is for, with their orders. */
export async function receiptLines(tx: Transaction, paymentId: string) {
  return tx
    .select({
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      vendorName: vendor.vendorName,
      label: milestone.label,
      cents: paymentAllocation.amountCents,
    })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(paymentAllocation.paymentId, paymentId))
    .orderBy(asc(order.number), asc(milestone.position));
}
