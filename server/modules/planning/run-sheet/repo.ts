import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { runSheetItem } from "@/server/db/schema/planning/run-sheet";
import { wedding } from "@/server/db/schema/planning/wedding";
import { order } from "@/server/db/schema/sale/order";

export type ItemValues = Partial<typeof runSheetItem.$inferInsert>;

/** Returns a wedding's entries by day and time; those on the wedding day get its date. */
export async function listItems(db: Db, weddingId: string) {
  return db
    .select({
      item: runSheetItem,
      vendorName: sql<string | null>`case when ${order.state} <> 'cancelled' then ${vendor.vendorName} end`,
    })
    .from(runSheetItem)
    .innerJoin(wedding, eq(wedding.id, runSheetItem.weddingId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .leftJoin(order, and(eq(order.id, runSheetItem.orderId), eq(order.customerId, wedding.customerId)))
    .leftJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(runSheetItem.weddingId, weddingId))
    .orderBy(
      asc(sql`coalesce(${runSheetItem.date}, ${customer.weddingDate}, '9999-12-31')`),
      asc(runSheetItem.startsAt),
      asc(runSheetItem.id),
    );
}
export type ListedItem = Awaited<ReturnType<typeof listItems>>[number];

/** Returns the couple's orders with a date, past or future, by day and vendor. */
export async function bookedVendors(db: Db, customerId: string) {
  return db
    .select({
      orderId: order.id,
      vendorName: vendor.vendorName,
      eventDate: sql<string>`${order.eventDate}::text`,
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(
      and(
        eq(order.customerId, customerId),
        isNotNull(order.eventDate),
        sql`${order.state} not in ('awaiting_payment', 'cancelled')`,
      ),
    )
    .orderBy(asc(order.eventDate), asc(vendor.vendorName), asc(order.id))
    .limit(100);
}

export async function hasOrder(db: Db, customerId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, id), eq(order.customerId, customerId)));
  return rows.length > 0;
}

export async function countItems(db: Db, weddingId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(runSheetItem)
    .where(eq(runSheetItem.weddingId, weddingId));
  return row?.n ?? 0;
}

export async function insertItems(db: Db, rows: (typeof runSheetItem.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(runSheetItem).values(rows);
}

export async function updateItem(
  db: Db,
  weddingId: string,
  id: string,
  values: ItemValues,
): Promise<boolean> {
  const rows = await db
    .update(runSheetItem)
    // An UPDATE without columns is not valid SQL.
    .set({
      weddingId,
      ...values,
      // An entry given to another vendor is not done any more.
      ...(values.orderId === undefined
        ? {}
        : {
            doneAt: sql`case when ${runSheetItem.orderId} is not distinct from ${values.orderId}::uuid then ${runSheetItem.doneAt} end`,
          }),
    })
    .where(and(eq(runSheetItem.weddingId, weddingId), eq(runSheetItem.id, id)))
    .returning({ id: runSheetItem.id });
  return rows.length === 1;
}

/** Returns false when the entry doesn't name the order. */
export async function setDone(db: Db, orderId: string, id: string, doneAt: Date | null): Promise<boolean> {
  const rows = await db
    .update(runSheetItem)
    .set({ doneAt })
    .where(and(eq(runSheetItem.orderId, orderId), eq(runSheetItem.id, id)))
    .returning({ id: runSheetItem.id });
  return rows.length === 1;
}

/** Returns the couple's wedding if its run sheet names the order. */
export async function findWeddingNaming(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ weddingId: runSheetItem.weddingId })
    .from(runSheetItem)
    .innerJoin(wedding, eq(wedding.id, runSheetItem.weddingId))
    .innerJoin(order, and(eq(order.id, runSheetItem.orderId), eq(order.customerId, wedding.customerId)))
    .where(eq(runSheetItem.orderId, orderId))
    .limit(1);
  return row?.weddingId ?? null;
}

export async function deleteItem(db: Db, weddingId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(runSheetItem)
    .where(and(eq(runSheetItem.weddingId, weddingId), eq(runSheetItem.id, id)))
    .returning({ id: runSheetItem.id });
  return rows.length === 1;
}

/** Returns the day of a wedding and the couple's names. */
export async function coupleOf(db: Db, weddingId: string) {
  const [row] = await db
    .select({
      day: customer.weddingDate,
      bride: customer.brideFirstName,
      groom: customer.groomFirstName,
      firstName: customer.firstName,
    })
    .from(wedding)
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(eq(wedding.id, weddingId));
  return row ?? null;
}
