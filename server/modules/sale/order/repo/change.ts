import { and, asc, eq, exists, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { milestone, order, orderEvent, orderItem } from "@/server/db/schema/sale/order";

export type OrderRow = typeof order.$inferSelect;

export async function lockOrder(
  tx: Transaction,
  orderId: string,
  owner: { customerId: string } | { vendorId: string },
): Promise<OrderRow | null> {
  const owned =
    "customerId" in owner ? eq(order.customerId, owner.customerId) : eq(order.vendorId, owner.vendorId);
  const [row] = await tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), owned))
    .for("no key update");
  return row ?? null;
}

/** Locks in the same order for all callers, to prevent deadlocks. */
export async function lockOrders(tx: Transaction, orderIds: string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(order)
    .where(inArray(order.id, orderIds))
    .orderBy(asc(order.id))
    .for("no key update");
}

export async function orderIdsWhere(db: Db, condition: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db.select({ id: order.id }).from(order).where(condition).limit(limit);
  return rows.map((row) => row.id);
}

/** Returns null when the order no longer meets the condition, or another process holds its lock. */
export async function lockUnlessBusy(
  tx: Transaction,
  orderId: string,
  condition: SQL | undefined,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), condition))
    .for("no key update", { skipLocked: true });
  return row ?? null;
}

const overdue = {
  unpaid: (before: Date) => and(eq(order.state, "awaiting_payment"), lt(order.placedAt, before)),
  unanswered: (before: Date) => and(eq(order.state, "awaiting_approval"), lt(order.answerBy, before)),
};
export type Overdue = keyof typeof overdue;

/** Returns orders placed, or due for an answer, before that moment. */
export async function overdueOrderIds(db: Db, kind: Overdue, before: Date, limit: number): Promise<string[]> {
  return orderIdsWhere(db, overdue[kind](before), limit);
}

/** Returns null when it is no longer overdue, or another process holds its lock. */
export async function lockOverdueOrder(
  tx: Transaction,
  kind: Overdue,
  before: Date,
  orderId: string,
): Promise<OrderRow | null> {
  return lockUnlessBusy(tx, orderId, overdue[kind](before));
}

export async function updateOrder(
  tx: Transaction,
  orderId: string,
  values: Partial<Omit<OrderRow, "id" | "paidCents" | "refundedCents">>,
): Promise<void> {
  await tx.update(order).set(values).where(eq(order.id, orderId));
}

export async function addPaid(tx: Transaction, orderId: string, cents: number): Promise<void> {
  await tx
    .update(order)
    .set({ paidCents: sql`${order.paidCents} + ${cents}` })
    .where(eq(order.id, orderId));
}

export async function addRefunded(tx: Transaction, orderId: string, cents: number): Promise<void> {
  await tx
    .update(order)
    .set({ refundedCents: sql`${order.refundedCents} + ${cents}` })
    .where(eq(order.id, orderId));
}

/** Reverses an amount counted as refunded, because the card's bank sent it back. */
export async function subtractRefunded(tx: Transaction, orderId: string, cents: number): Promise<void> {
  await addRefunded(tx, orderId, -cents);
}

/** Finds and locks the oldest open order of the same couple at the same vendor that also needs `date`. */
export async function lockOtherOrderOfWedding(
  tx: Transaction,
  { id, customerId, vendorId }: Pick<OrderRow, "id" | "customerId" | "vendorId">,
  date: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.customerId, customerId),
        eq(order.vendorId, vendorId),
        ne(order.id, id),
        ne(order.state, "cancelled"),
        exists(
          tx
            .select({ one: sql`1` })
            .from(orderItem)
            .where(and(eq(orderItem.orderId, order.id), eq(orderItem.eventDate, date))),
        ),
      ),
    )
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(1)
    .for("no key update");
  return row?.id ?? null;
}

/** Returns the unpaid milestones of the order, in the order of payment. */
export async function unpaidMilestoneIds(tx: Transaction, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: milestone.id })
    .from(milestone)
    .where(and(eq(milestone.orderId, orderId), isNull(milestone.paidAt)))
    .orderBy(asc(milestone.position));
  return rows.map((row) => row.id);
}

export async function markMilestonesPaid(tx: Transaction, ids: string[], paidAt: Date): Promise<void> {
  await tx.update(milestone).set({ paidAt }).where(inArray(milestone.id, ids));
}

export async function insertEvents(
  tx: Transaction,
  events: (typeof orderEvent.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderEvent).values(events);
}
