import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { checkout, milestone, order, orderEvent, orderItem } from "@/server/db/schema/sale/order";

export type CheckoutRow = typeof checkout.$inferSelect;

export async function findCheckout(
  tx: Transaction,
  customerId: string,
  idempotencyKey: string,
): Promise<CheckoutRow | null> {
  const [row] = await tx
    .select()
    .from(checkout)
    .where(and(eq(checkout.customerId, customerId), eq(checkout.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

export type PlacedRows = {
  checkout: CheckoutRow;
  orders: (typeof order.$inferInsert)[];
  items: (typeof orderItem.$inferInsert)[];
  milestones: (typeof milestone.$inferInsert)[];
  events: (typeof orderEvent.$inferInsert)[];
};

/** Inserts all orders with one statement per table. */
export async function insertPlaced(tx: Transaction, rows: PlacedRows): Promise<void> {
  await tx.insert(checkout).values(rows.checkout);
  await tx.insert(order).values(rows.orders);
  await tx.insert(orderItem).values(rows.items);
  await tx.insert(milestone).values(rows.milestones);
  await tx.insert(orderEvent).values(rows.events);
}
