import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { order } from "@/server/db/schema/sale/order";
import { orderNote } from "@/server/db/schema/sale/order-team";

export type NoteRow = typeof orderNote.$inferSelect;

/** Newest first. */
export async function notesOf(db: Db, orderId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(orderNote)
    .where(eq(orderNote.orderId, orderId))
    .orderBy(desc(orderNote.createdAt), desc(orderNote.id));
}

export async function countNotes(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orderNote).where(eq(orderNote.orderId, orderId));
  return row?.n ?? 0;
}

export async function insertNote(tx: Transaction, row: typeof orderNote.$inferInsert): Promise<void> {
  await tx.insert(orderNote).values(row);
}

/** Returns a note on one of the vendor's orders. */
export async function findNote(db: Db, vendorId: string, id: string): Promise<NoteRow | null> {
  const [row] = await db
    .select({ note: orderNote })
    .from(orderNote)
    .innerJoin(order, eq(order.id, orderNote.orderId))
    .where(and(eq(orderNote.id, id), eq(order.vendorId, vendorId)));
  return row?.note ?? null;
}

export async function updateNote(
  db: Db,
  id: string,
  change: Pick<NoteRow, "body" | "editedAt">,
): Promise<void> {
  await db.update(orderNote).set(change).where(eq(orderNote.id, id));
}

export async function deleteNote(db: Db, id: string): Promise<void> {
  await db.delete(orderNote).where(eq(orderNote.id, id));
}

export async function deleteNotesAbout(tx: Transaction, customerId: string): Promise<void> {
  const own = tx.select({ id: order.id }).from(order).where(eq(order.customerId, customerId));
  await tx.delete(orderNote).where(inArray(orderNote.orderId, own));
}
