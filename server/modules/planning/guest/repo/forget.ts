import { eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { household } from "@/server/db/schema/planning/guest";

export async function hasGuests(db: Db, weddingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: household.id })
    .from(household)
    .where(eq(household.weddingId, weddingId))
    .limit(1);
  return rows.length > 0;
}

/** Permanently deletes all households, and with them guests, invitations, replies, seats and arrivals. */
export async function forgetGuests(tx: Transaction, weddingId: string): Promise<void> {
  await tx.delete(household).where(eq(household.weddingId, weddingId));
}
