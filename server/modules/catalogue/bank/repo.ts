import { eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { bankAccount } from "@/server/db/schema/catalogue/bank";

export async function findBank(db: Db, vendorId: string) {
  const [row] = await db.select().from(bankAccount).where(eq(bankAccount.vendorId, vendorId));
  return row ?? null;
}

export async function upsertBank(tx: Transaction, vendorId: string, sealed: string): Promise<void> {
  await tx
    .insert(bankAccount)
    .values({ vendorId, sealed })
    .onConflictDoUpdate({ target: bankAccount.vendorId, set: { sealed, changedAt: sql`now()` } });
}
