import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { outsideBooking, outsideFile, outsidePayment } from "@/server/db/schema/planning/budget";

export type BookingRow = typeof outsideBooking.$inferSelect;
export type PaymentRow = typeof outsidePayment.$inferSelect;
export type FileRow = typeof outsideFile.$inferSelect;

export async function listBookings(db: Db, weddingId: string, id?: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(outsideBooking)
    .where(and(eq(outsideBooking.weddingId, weddingId), id ? eq(outsideBooking.id, id) : undefined))
    .orderBy(sql`lower(${outsideBooking.vendorName})`, asc(outsideBooking.id));
}

export async function paymentsOf(db: Db, bookingIds: readonly string[]): Promise<PaymentRow[]> {
  return db
    .select()
    .from(outsidePayment)
    .where(inArray(outsidePayment.bookingId, [...bookingIds]))
    .orderBy(asc(outsidePayment.dueOn), asc(outsidePayment.id));
}

export async function filesOf(db: Db, bookingIds: readonly string[]): Promise<FileRow[]> {
  return db
    .select()
    .from(outsideFile)
    .where(inArray(outsideFile.bookingId, [...bookingIds]))
    .orderBy(asc(outsideFile.uploadedAt), asc(outsideFile.id));
}

/** Locks the booking until the transaction ends; returns whether it exists. */
export async function lockBooking(tx: Transaction, weddingId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: outsideBooking.id })
    .from(outsideBooking)
    .where(and(eq(outsideBooking.weddingId, weddingId), eq(outsideBooking.id, id)))
    .for("update");
  return rows.length === 1;
}

export async function countBookings(db: Db, weddingId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(outsideBooking)
    .where(eq(outsideBooking.weddingId, weddingId));
  return row?.n ?? 0;
}

export async function insertBooking(db: Db, row: typeof outsideBooking.$inferInsert): Promise<string> {
  const [made] = await db.insert(outsideBooking).values(row).returning({ id: outsideBooking.id });
  if (!made) throw new Error("the booking was not written");
  return made.id;
}

export async function updateBooking(
  db: Db,
  id: string,
  values: Partial<typeof outsideBooking.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0)
    await db.update(outsideBooking).set(values).where(eq(outsideBooking.id, id));
}

export async function deleteBooking(db: Db, id: string): Promise<void> {
  await db.delete(outsideBooking).where(eq(outsideBooking.id, id));
}

export async function insertPayment(db: Db, row: typeof outsidePayment.$inferInsert): Promise<void> {
  await db.insert(outsidePayment).values(row);
}

export async function findPayment(db: Db, weddingId: string, id: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(outsidePayment)
    .where(and(eq(outsidePayment.weddingId, weddingId), eq(outsidePayment.id, id)));
  return row ?? null;
}

export async function updatePayment(
  db: Db,
  id: string,
  values: Partial<typeof outsidePayment.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0)
    await db.update(outsidePayment).set(values).where(eq(outsidePayment.id, id));
}

export async function deletePayment(db: Db, id: string): Promise<void> {
  await db.delete(outsidePayment).where(eq(outsidePayment.id, id));
}

export async function insertFile(db: Db, row: typeof outsideFile.$inferInsert): Promise<void> {
  await db.insert(outsideFile).values(row);
}

export async function findFile(db: Db, weddingId: string, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(outsideFile)
    .where(and(eq(outsideFile.weddingId, weddingId), eq(outsideFile.id, id)));
  return row ?? null;
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.delete(outsideFile).where(eq(outsideFile.id, id));
}
