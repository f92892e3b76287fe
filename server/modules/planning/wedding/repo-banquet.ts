import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { order, orderItem } from "@/server/db/schema/sale/order";

/** True for an item sold by the table. */
export const isByTable = sql<boolean>`${orderItem.priceMetric} ~* '^tables?\\y'`;

/** Returns the order's largest item sold by the table, with its venue; null when there is none. */
export async function bookedBanquet(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({
      date: sql<string | null>`coalesce(${orderItem.eventDate}, ${order.eventDate})::text`,
      tables: orderItem.quantity,
      vendorName: vendor.vendorName,
      buildingName: vendor.buildingName,
      streetAddress1: vendor.streetAddress1,
      streetAddress2: vendor.streetAddress2,
      postCode: vendor.postCode,
    })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(and(eq(orderItem.orderId, orderId), isByTable))
    .orderBy(desc(orderItem.quantity), orderItem.position)
    .limit(1);
  return row ?? null;
}

export type Place = { date: string | null; venueName: string; address: string; postalCode: string };

export async function setPlace(
  tx: Transaction,
  weddingId: string,
  eventId: string,
  place: Place,
): Promise<void> {
  await tx
    .update(weddingEvent)
    .set(place)
    .where(and(eq(weddingEvent.weddingId, weddingId), eq(weddingEvent.id, eventId)));
}
