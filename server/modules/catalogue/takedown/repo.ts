import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { pictureTakedown } from "@/server/db/schema/catalogue/takedown";

export type Takedown = typeof pictureTakedown.$inferSelect;
export type NewTakedown = Omit<typeof pictureTakedown.$inferInsert, "id" | "createdAt">;

/** Returns the pictures taken down from a product or its edit, oldest first. */
export async function ofProduct(db: Db, productId: string): Promise<Takedown[]> {
  return db
    .select()
    .from(pictureTakedown)
    .where(sql`${pictureTakedown.places} @> ${JSON.stringify([{ productId }])}::jsonb`)
    .orderBy(asc(pictureTakedown.createdAt), asc(pictureTakedown.id));
}

/** Returns all pictures of a vendor and its products that were taken down, oldest first. */
export async function ofVendor(db: Db, vendorId: string): Promise<Takedown[]> {
  return db
    .select()
    .from(pictureTakedown)
    .where(eq(pictureTakedown.vendorId, vendorId))
    .orderBy(asc(pictureTakedown.createdAt), asc(pictureTakedown.id));
}

export async function insert(tx: Transaction, rows: readonly NewTakedown[]): Promise<void> {
  await tx.insert(pictureTakedown).values([...rows]);
}

/** Deletes the takedowns of these pictures and returns them. */
export async function remove(
  tx: Transaction,
  vendorId: string,
  names: readonly string[],
): Promise<Takedown[]> {
  return tx
    .delete(pictureTakedown)
    .where(and(eq(pictureTakedown.vendorId, vendorId), inArray(pictureTakedown.name, [...names])))
    .returning();
}
