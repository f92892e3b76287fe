import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { OPEN_ORDER_STATES } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order, orderItem } from "@/server/db/schema/sale/order";
import { payoutLine } from "@/server/db/schema/sale/payout";

export async function findVendor(db: Db, id: string) {
  const [row] = await db
    .select({ id: vendor.id, vendorName: vendor.vendorName, status: vendor.status })
    .from(vendor)
    .where(eq(vendor.id, id));
  return row ?? null;
}

const isOpen = inArray(order.state, [...OPEN_ORDER_STATES]);

/** Returns a vendor's open orders, the earliest wedding first. */
export async function openOrders(db: Db, vendorId: string) {
  return db
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      state: order.state,
      customerName: order.contactName,
      eventDate: order.eventDate,
    })
    .from(order)
    .where(and(eq(order.vendorId, vendorId), isOpen))
    .orderBy(asc(order.eventDate), asc(order.id));
}

export type OpenOrder = Awaited<ReturnType<typeof openOrders>>[number];

/** Returns the number of a vendor's orders that are delivered but not completed. */
export async function countDelivered(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(order)
    .where(and(eq(order.vendorId, vendorId), eq(order.state, "delivered")));
  return row?.n ?? 0;
}

/** Returns the vendor's earnings that have not been paid out, in cents. */
export async function unpaidCents(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${payoutLine.netCents}), 0)`.mapWith(Number) })
    .from(payoutLine)
    .where(and(eq(payoutLine.vendorId, vendorId), sql`${payoutLine.payoutId} is null`));
  return row?.cents ?? 0;
}

/** Returns the item on which the couple spends most. */
export async function mainItem(db: Db, orderId: string) {
  const [row] = await db
    .select({
      productId: orderItem.productId,
      unitCents: orderItem.unitCents,
      metric: orderItem.priceMetric,
      quantity: orderItem.quantity,
      meal: orderItem.meal,
      eventDate: sql<string | null>`coalesce(${orderItem.eventDate}, ${order.eventDate})::text`,
    })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(sql`${orderItem.totalCents} desc`, asc(orderItem.position))
    .limit(1);
  return row ?? null;
}

/** Returns those of the vendors that are closed and still have open orders. */
export async function closedWithOrders(db: Db, vendorIds: readonly string[]): Promise<string[]> {
  if (vendorIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: vendor.id })
    .from(vendor)
    .innerJoin(order, eq(order.vendorId, vendor.id))
    .where(and(inArray(vendor.id, [...vendorIds]), eq(vendor.status, "closed"), isOpen));
  return rows.map(({ id }) => id);
}
