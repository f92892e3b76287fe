import { and, asc, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import { GUARANTEE_DAYS } from "@/contracts/planning/event-order";
import type { BeoContent } from "@/contracts/planning/beo";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { beoVersion, eventOrder } from "@/server/db/schema/planning/event-order";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { order, orderItem } from "@/server/db/schema/sale/order";

/** An order served at an event. */
export type Served = { orderId: string; eventId: string };
export type ServedTie = Awaited<ReturnType<typeof findTiesOfOrder>>[number];

/** Returns the ties of an order, oldest first. */
export async function findTiesOfOrder(db: Db, orderId: string) {
  return db
    .select({
      tie: eventOrder,
      itemId: orderItem.id,
      title: orderItem.title,
      priceMetric: orderItem.priceMetric,
      quantity: orderItem.quantity,
      addOns: orderItem.addOns,
      note: orderItem.note,
      isProposed: sql<boolean>`exists (select from ${orderEdit}
        where ${orderEdit.orderId} = ${orderItem.orderId} and ${orderEdit.state} = 'requested')`,
    })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(eventOrder.createdAt), asc(eventOrder.id));
}

/** Returns the ids of the orders tied to an event. */
export async function ordersServing(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: orderItem.orderId })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .where(eq(eventOrder.eventId, eventId));
  return rows.map(({ orderId }) => orderId);
}

/** Returns the order of a tie, with its terms. */
export async function orderOfTie(db: Db, weddingId: string, id: string) {
  const [row] = await db
    .select({ orderId: orderItem.orderId, eventId: eventOrder.eventId, terms: eventOrder })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .where(and(eq(eventOrder.weddingId, weddingId), eq(eventOrder.id, id)));
  return row ?? null;
}

export async function purgedAt(db: Db, weddingId: string): Promise<Date | null> {
  const [row] = await db.select({ at: wedding.purgedAt }).from(wedding).where(eq(wedding.id, weddingId));
  return row?.at ?? null;
}

const { content: _content, ...metaColumns } = {
  id: beoVersion.id,
  weddingId: beoVersion.weddingId,
  number: beoVersion.number,
  content: beoVersion.content,
  side: beoVersion.side,
  issuedBy: beoVersion.issuedBy,
  note: beoVersion.note,
  lockedAt: beoVersion.lockedAt,
  confirmedAt: beoVersion.confirmedAt,
  confirmedBy: beoVersion.confirmedBy,
  createdAt: beoVersion.createdAt,
};
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

const ofServed = ({ orderId, eventId }: Served) =>
  and(eq(beoVersion.orderId, orderId), eq(beoVersion.eventId, eventId));

/** Returns the versions of an event order without their content, newest first. */
export async function findVersions(db: Db, served: Served) {
  return db.select(metaColumns).from(beoVersion).where(ofServed(served)).orderBy(desc(beoVersion.number));
}

/** Returns the content of versions by number. */
export async function findContents(
  db: Db,
  served: Served,
  numbers: readonly number[],
): Promise<Map<number, BeoContent>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: beoVersion.number, content: beoVersion.content })
    .from(beoVersion)
    .where(and(ofServed(served), inArray(beoVersion.number, [...numbers])));
  return new Map(rows.map(({ number, content }) => [number, content]));
}

export async function insertVersion(tx: Transaction, row: typeof beoVersion.$inferInsert): Promise<void> {
  await tx.insert(beoVersion).values(row);
}

export async function setLocked(tx: Transaction, id: string, lockedAt: Date | null): Promise<void> {
  await tx.update(beoVersion).set({ lockedAt }).where(eq(beoVersion.id, id));
}

export async function setConfirmed(
  tx: Transaction,
  id: string,
  { confirmedAt, confirmedBy }: { confirmedAt: Date; confirmedBy: string },
): Promise<void> {
  await tx.update(beoVersion).set({ confirmedAt, confirmedBy }).where(eq(beoVersion.id, id));
}

/** Returns the versions of a wedding, or those of one of its orders at an event, with their content. */
export async function lockContents(tx: Transaction, weddingId: string, served?: Served) {
  return tx
    .select({ id: beoVersion.id, content: beoVersion.content })
    .from(beoVersion)
    .where(and(eq(beoVersion.weddingId, weddingId), served ? ofServed(served) : undefined))
    .for("update");
}

export async function setContent(tx: Transaction, id: string, content: BeoContent): Promise<void> {
  await tx.update(beoVersion).set({ content }).where(eq(beoVersion.id, id));
}

const eventDate = sql<IsoDate>`coalesce(${weddingEvent.date}, ${customer.weddingDate})`;
const guaranteeDate = sql<IsoDate>`coalesce(${eventOrder.guaranteeDate}, ${eventDate} - ${sql.raw(String(GUARANTEE_DAYS))})`;

/** Unlocks the guaranteed versions of events that have been moved, so that their guarantee date is still to come. */
export async function unlockMoved(db: Db, today: IsoDate): Promise<void> {
  const moved = db
    .select({ one: sql`1` })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .innerJoin(weddingEvent, eq(weddingEvent.id, eventOrder.eventId))
    .innerJoin(wedding, eq(wedding.id, eventOrder.weddingId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(
      and(
        eq(eventOrder.eventId, beoVersion.eventId),
        eq(orderItem.orderId, beoVersion.orderId),
        gte(guaranteeDate, today),
      ),
    );
  await db
    .update(beoVersion)
    .set({ lockedAt: null })
    .where(and(isNotNull(beoVersion.lockedAt), exists(moved)));
}

/** Returns accepted orders of coming events whose guarantee date has passed and that have no guaranteed version. */
export async function findToLock(db: Db, today: IsoDate): Promise<(Served & { vendorId: string })[]> {
  return db
    .select({ orderId: orderItem.orderId, eventId: eventOrder.eventId, vendorId: order.vendorId })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .innerJoin(wedding, eq(wedding.id, eventOrder.weddingId))
    .innerJoin(weddingEvent, eq(weddingEvent.id, eventOrder.eventId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(
      and(
        inArray(order.state, ["in_progress", "all_paid"]),
        gte(eventDate, today),
        notExists(
          db
            .select({ one: sql`1` })
            .from(beoVersion)
            .where(
              and(
                eq(beoVersion.orderId, orderItem.orderId),
                eq(beoVersion.eventId, eventOrder.eventId),
                isNotNull(beoVersion.lockedAt),
              ),
            ),
        ),
      ),
    )
    .groupBy(orderItem.orderId, eventOrder.eventId, order.vendorId)
    .having(lt(sql`max(${guaranteeDate})`, today));
}

/** Returns confirmed versions of coming events whose vendor hasn't been told of changes that day. */
export async function findToCompare(db: Db, today: IsoDate) {
  return db
    .selectDistinctOn([beoVersion.orderId, beoVersion.eventId], {
      id: beoVersion.id,
      orderId: beoVersion.orderId,
      eventId: beoVersion.eventId,
      number: beoVersion.number,
      vendorId: order.vendorId,
      toldHash: beoVersion.toldHash,
      toldOn: beoVersion.toldOn,
    })
    .from(beoVersion)
    .innerJoin(wedding, eq(wedding.id, beoVersion.weddingId))
    .innerJoin(weddingEvent, eq(weddingEvent.id, beoVersion.eventId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .innerJoin(order, eq(order.id, beoVersion.orderId))
    .where(
      and(
        isNotNull(beoVersion.confirmedAt),
        gte(eventDate, today),
        inArray(order.state, ["in_progress", "all_paid"]),
        isNull(wedding.purgedAt),
      ),
    )
    .orderBy(beoVersion.orderId, beoVersion.eventId, desc(beoVersion.number));
}

export async function setTold(
  tx: Transaction,
  id: string,
  { toldOn, toldHash }: { toldOn: IsoDate; toldHash: string },
): Promise<void> {
  await tx.update(beoVersion).set({ toldOn, toldHash }).where(eq(beoVersion.id, id));
}
