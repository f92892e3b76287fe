import { eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { payoutHold } from "@/server/db/schema/sale/payout";

export type PayoutHold = typeof payoutHold.$inferSelect;

/** Returns false when the vendor's payouts are already on hold. */
export async function insertHold(tx: Transaction, row: PayoutHold): Promise<boolean> {
  const rows = await tx.insert(payoutHold).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Returns the hold that ended, or null when there was none. */
export async function deleteHold(tx: Transaction, vendorId: string): Promise<PayoutHold | null> {
  const [row] = await tx.delete(payoutHold).where(eq(payoutHold.vendorId, vendorId)).returning();
  return row ?? null;
}

export async function findHold(db: Db, vendorId: string): Promise<PayoutHold | null> {
  const [row] = await db.select().from(payoutHold).where(eq(payoutHold.vendorId, vendorId));
  return row ?? null;
}
