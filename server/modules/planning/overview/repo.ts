import { and, asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";

const LIMIT = 10;

/** Returns the couple's orders that wait for the vendor's answer, the most pressing first. */
export async function awaitingApproval(db: Db, customerId: string) {
  return db
    .select({ orderId: order.id, vendorName: vendor.vendorName, answerBy: order.answerBy })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(and(eq(order.customerId, customerId), eq(order.state, "awaiting_approval")))
    .orderBy(asc(order.answerBy), asc(order.id))
    .limit(LIMIT);
}
