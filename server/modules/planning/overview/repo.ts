import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import type { IsoDate } from "@/lib/dates";
import { order, orderItem } from "@/server/db/schema/sale/order";
import { isByTable } from "@/server/modules/planning/wedding/public";

const LIMIT = 10;

/** Returns the couple's orders that wait for the vendor's answer, the most urgent first. */
export async function awaitingApproval(db: Db, customerId: string) {
  return db
    .select({ orderId: order.id, vendorName: vendor.vendorName, answerBy: order.answerBy })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(and(eq(order.customerId, customerId), eq(order.state, "awaiting_approval")))
    .orderBy(asc(order.answerBy), asc(order.id))
    .limit(LIMIT);
}

/** Returns the couple's first booked banquet if none is booked for `day`, and null otherwise. */
export async function otherDay(db: Db, customerId: string, day: IsoDate) {
  const rows = await db
    .select({
      orderId: order.id,
      vendorName: vendor.vendorName,
      date: sql<IsoDate | null>`coalesce(${orderItem.eventDate}, ${order.eventDate})::text`,
    })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(
      and(
        eq(order.customerId, customerId),
        notInArray(order.state, ["awaiting_payment", "cancelled"]),
        isByTable,
      ),
    )
    .orderBy(asc(order.placedAt), asc(orderItem.position))
    .limit(LIMIT);
  const [first] = rows;
  if (!first?.date || rows.some(({ date }) => date === day)) return null;
  return { orderId: first.orderId, vendorName: first.vendorName, date: first.date };
}
