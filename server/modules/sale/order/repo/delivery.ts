import { and, asc, desc, eq, gt, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OrderActor, OrderEventKind } from "@/contracts/sale/order/order-process";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order, orderEvent, orderItem } from "@/server/db/schema/sale/order";
import { lockUnlessBusy, type OrderRow, orderIdsWhere } from "./change";

export type EventRow = typeof orderEvent.$inferSelect;

/** Returns the latest event of a kind. */
export async function latestEvent(db: Db, orderId: string, kind: OrderEventKind): Promise<EventRow | null> {
  const [row] = await db
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.kind, kind)))
    .orderBy(desc(orderEvent.at), desc(orderEvent.id))
    .limit(1);
  return row ?? null;
}

/** Returns a side's comments after `after` and up to `until`, oldest first. */
export async function commentsOf(
  db: Db,
  orderId: string,
  actor: OrderActor,
  { after, until }: { after?: Date; until?: Date } = {},
): Promise<{ note: string; at: Date }[]> {
  return db
    .select({ note: orderEvent.note, at: orderEvent.at })
    .from(orderEvent)
    .where(
      and(
        eq(orderEvent.orderId, orderId),
        eq(orderEvent.kind, "comment"),
        eq(orderEvent.actor, actor),
        after && gt(orderEvent.at, after),
        until && lte(orderEvent.at, until),
      ),
    )
    .orderBy(asc(orderEvent.at), asc(orderEvent.id));
}

const dayIsOver = sql`(${order.eventDate} + 1)::timestamp at time zone 'Asia/Singapore'`;

const due = {
  silent: (before: Date) =>
    and(eq(order.state, "all_paid"), ranOut(order.vendorDeliveredAt, before, dayIsOver)),
  completable: (before: Date) => and(eq(order.state, "delivered"), ranOut(order.deliveredAt, before)),
};

/** The second condition matches the index, the third adds the time that a cancellation took. */
const ranOut = (since: PgColumn, before: Date, earliest: SQL = sql`null`) =>
  and(
    isNull(order.issueRaisedAt),
    lt(since, before),
    sql`greatest(${since}, ${earliest}) + make_interval(secs => ${order.heldSeconds}) < ${before}`,
  );
export type Due = keyof typeof due;

/** Returns orders marked as delivered, or delivered, before that moment and without an open issue. */
export async function dueOrderIds(db: Db, kind: Due, before: Date, limit: number): Promise<string[]> {
  return orderIdsWhere(db, due[kind](before), limit);
}

/** Returns null when it is no longer due, or another process holds its lock. */
export async function lockDueOrder(
  tx: Transaction,
  kind: Due,
  before: Date,
  orderId: string,
): Promise<OrderRow | null> {
  return lockUnlessBusy(tx, orderId, due[kind](before));
}

export async function lockAnyOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for("no key update");
  return row ?? null;
}

/** Returns the order, its vendor's name and the titles of its items. */
export async function findQuestion(db: Db, orderId: string) {
  const [row] = await db
    .select({ order, vendorName: vendor.vendorName })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(order.id, orderId));
  if (!row) return null;
  const items = await db
    .select({ title: orderItem.title })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.position));
  return { ...row, items: items.map(({ title }) => title) };
}
