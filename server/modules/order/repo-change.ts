import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { milestone, order, orderEvent } from "@/server/db/schema/order";

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

/** In an order that is the same for everybody, so that nobody waits in a circle. */
export async function lockOrders(tx: Transaction, orderIds: string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(order)
    .where(inArray(order.id, orderIds))
    .orderBy(asc(order.id))
    .for("no key update");
}

const overdue = {
  unpaid: (before: Date) => and(eq(order.state, "awaiting_payment"), lt(order.placedAt, before)),
  unanswered: (before: Date) => and(eq(order.state, "awaiting_approval"), lt(order.answerBy, before)),
};
export type Overdue = keyof typeof overdue;

/** Orders placed, or due to be answered, before that moment. */
export async function overdueOrderIds(db: Db, kind: Overdue, before: Date, limit: number): Promise<string[]> {
  const rows = await db.select({ id: order.id }).from(order).where(overdue[kind](before)).limit(limit);
  return rows.map((row) => row.id);
}

/** Null when it is not overdue any more, or another process has it in hand. */
export async function lockOverdueOrder(
  tx: Transaction,
  kind: Overdue,
  before: Date,
  orderId: string,
): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), overdue[kind](before)))
    .for("no key update", { skipLocked: true });
  return row ?? null;
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

export async function markMilestonesPaid(tx: Transaction, ids: string[], paidAt: Date): Promise<void> {
  await tx.update(milestone).set({ paidAt }).where(inArray(milestone.id, ids));
}

export async function insertEvents(
  tx: Transaction,
  events: (typeof orderEvent.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderEvent).values(events);
}
