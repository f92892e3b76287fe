import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { saleDocument } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";

export async function isRegistered(db: Db, vendorId: string): Promise<boolean> {
  const [row] = await db
    .select({ gstRegistered: vendor.gstRegistered })
    .from(vendor)
    .where(eq(vendor.id, vendorId));
  return row?.gstRegistered ?? false;
}

/** Returns the paid orders that were open in the period and have no numbered document. */
export async function undocumentedIds(db: Db, vendorId: string, from: Date, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.vendorId, vendorId),
        isNotNull(order.answerBy),
        lt(order.placedAt, before),
        or(isNull(order.completedAt), gte(order.completedAt, from)),
        or(isNull(order.cancelledAt), gte(order.cancelledAt, from)),
        sql`not exists (select from ${saleDocument} d where d.order_id = ${order.id})`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns all documents of those of the vendor's orders that have one in the period, oldest first. */
export async function documentsAround(db: Db, vendorId: string, from: Date, before: Date) {
  const touched = db
    .select({ id: saleDocument.orderId })
    .from(saleDocument)
    .innerJoin(order, eq(order.id, saleDocument.orderId))
    .where(
      and(
        eq(order.vendorId, vendorId),
        gte(saleDocument.createdAt, from),
        lt(saleDocument.createdAt, before),
      ),
    );
  return db
    .select({ document: saleDocument, order })
    .from(saleDocument)
    .innerJoin(order, eq(order.id, saleDocument.orderId))
    .where(inArray(saleDocument.orderId, touched))
    .orderBy(asc(saleDocument.createdAt), asc(saleDocument.id));
}
