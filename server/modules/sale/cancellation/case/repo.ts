import { and, asc, count, desc, eq, inArray, isNull, lt, lte, min, or } from "drizzle-orm";
import type { CancellationState } from "@/contracts/sale/order/cancellation";
import type { Db, Transaction } from "@/server/db/client";
import { cancellation, cancellationEvent, cancellationFile } from "@/server/db/schema/sale/cancellation";
import { order } from "@/server/db/schema/sale/order";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type CancellationRow = typeof cancellation.$inferSelect;
export type EventRow = typeof cancellationEvent.$inferSelect;
export type FileRow = typeof cancellationFile.$inferSelect;

export async function insertCancellation(
  tx: Transaction,
  row: typeof cancellation.$inferInsert,
): Promise<CancellationRow> {
  const [made] = await tx.insert(cancellation).values(row).returning();
  if (!made) throw new Error("the cancellation was not written");
  return made;
}

/** Returns a vendor's accepted orders that are neither delivered nor under cancellation. */
export async function acceptedOrders(db: Db, vendorId: string) {
  return db
    .select({ id: order.id, number: order.number, placedAt: order.placedAt })
    .from(order)
    .where(and(eq(order.vendorId, vendorId), inArray(order.state, ["in_progress", "all_paid"])))
    .orderBy(asc(order.number));
}

/** Returns the order's latest request. */
export async function latestOf(db: Db, orderId: string): Promise<CancellationRow | null> {
  const [row] = await db
    .select()
    .from(cancellation)
    .where(eq(cancellation.orderId, orderId))
    .orderBy(desc(cancellation.createdAt), desc(cancellation.id))
    .limit(1);
  return row ?? null;
}

/** The order must be locked first, which decides races; this lock only enforces that writers take one. */
export async function lockLatest(tx: Transaction, orderId: string): Promise<CancellationRow | null> {
  const [row] = await tx
    .select()
    .from(cancellation)
    .where(eq(cancellation.orderId, orderId))
    .orderBy(desc(cancellation.createdAt), desc(cancellation.id))
    .limit(1)
    .for("no key update");
  return row ?? null;
}

export async function orderIdOf(db: Db, cancellationId: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: cancellation.orderId })
    .from(cancellation)
    .where(eq(cancellation.id, cancellationId));
  return row?.orderId ?? null;
}

export async function updateCancellation(
  tx: Transaction,
  id: string,
  values: Partial<Omit<CancellationRow, "id" | "orderId">>,
): Promise<void> {
  await tx.update(cancellation).set(values).where(eq(cancellation.id, id));
}

/** Records the time of a nudge. Returns false when there has been one since `before`. */
export async function takeNudge(tx: Transaction, id: string, now: Date, before: Date): Promise<boolean> {
  const rows = await tx
    .update(cancellation)
    .set({ nudgedAt: now })
    .where(
      and(eq(cancellation.id, id), or(isNull(cancellation.nudgedAt), lte(cancellation.nudgedAt, before))),
    )
    .returning({ id: cancellation.id });
  return rows.length === 1;
}

/** Returns the orders whose request is due to change automatically before that moment. */
export async function dueOrderIds(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: cancellation.orderId })
    .from(cancellation)
    .where(and(isNull(cancellation.closedAt), lt(cancellation.dueAt, before)))
    .orderBy(asc(cancellation.dueAt))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

export async function insertEvent(
  tx: Transaction,
  event: Omit<typeof cancellationEvent.$inferInsert, "id">,
): Promise<void> {
  await tx.insert(cancellationEvent).values(event);
}

/** Returns events oldest first. Ids ascend with time and order events of the same millisecond. */
export async function eventsOf(db: Db, cancellationId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(cancellationEvent)
    .where(eq(cancellationEvent.cancellationId, cancellationId))
    .orderBy(asc(cancellationEvent.at), asc(cancellationEvent.id));
}

export async function hasRuling(tx: Transaction, cancellationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: cancellationEvent.id })
    .from(cancellationEvent)
    .where(
      and(
        eq(cancellationEvent.cancellationId, cancellationId),
        inArray(cancellationEvent.kind, ["rule", "dismiss"]),
      ),
    )
    .limit(1);
  return rows.length === 1;
}

export async function insertFiles(
  tx: Transaction,
  rows: (typeof cancellationFile.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(cancellationFile).values(rows);
}

export async function filesOf(db: Db, cancellationId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(cancellationFile)
    .where(eq(cancellationFile.cancellationId, cancellationId))
    .orderBy(asc(cancellationFile.createdAt), asc(cancellationFile.id));
}

export async function findFile(db: Db, id: string): Promise<{ file: FileRow; orderId: string } | null> {
  const [row] = await db
    .select({ file: cancellationFile, orderId: cancellation.orderId })
    .from(cancellationFile)
    .innerJoin(cancellation, eq(cancellation.id, cancellationFile.cancellationId))
    .where(eq(cancellationFile.id, id));
  return row ?? null;
}

export type OpenCancellation = {
  row: CancellationRow;
  order: { number: number; placedAt: Date; contactName: string };
  vendorName: string;
};

/** Returns requests in these states, the oldest first. */
export async function cancellationsIn(
  db: Db,
  states: readonly CancellationState[],
  limit: number,
): Promise<OpenCancellation[]> {
  return db
    .select({
      row: cancellation,
      order: { number: order.number, placedAt: order.placedAt, contactName: order.contactName },
      vendorName: vendor.vendorName,
    })
    .from(cancellation)
    .innerJoin(order, eq(order.id, cancellation.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(inArray(cancellation.state, [...states]))
    .orderBy(asc(cancellation.createdAt))
    .limit(limit);
}

export async function orderIdByNumber(db: Db, number: number): Promise<string | null> {
  const [row] = await db.select({ id: order.id }).from(order).where(eq(order.number, number));
  return row?.id ?? null;
}

/** Returns the number of requests that wait for an operator, and the time of the oldest, or null. */
export async function waitingCancellations(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(cancellation.createdAt) })
    .from(cancellation)
    .where(eq(cancellation.state, "operator_review"));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}
