import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { sandboxAccount, sandboxTransfer } from "@/server/db/schema/sale/sandbox";

export type AccountRow = typeof sandboxAccount.$inferSelect;
export type TransferRow = typeof sandboxTransfer.$inferSelect;

export async function insertAccount(db: Db, values: typeof sandboxAccount.$inferInsert): Promise<void> {
  await db.insert(sandboxAccount).values(values);
}

/** Uses up the code; returns null when it was already used. */
export async function takeCode(db: Db, codeHash: string, now: Date): Promise<AccountRow | null> {
  const [row] = await db
    .update(sandboxAccount)
    .set({ authorizedAt: now })
    .where(and(eq(sandboxAccount.codeHash, codeHash), isNull(sandboxAccount.authorizedAt)))
    .returning();
  return row ?? null;
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(sandboxAccount).where(eq(sandboxAccount.id, id));
  return row ?? null;
}

/** Returns null when the payout already has a transfer. */
export async function insertTransfer(
  tx: Transaction,
  values: typeof sandboxTransfer.$inferInsert,
): Promise<TransferRow | null> {
  const [row] = await tx.insert(sandboxTransfer).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findTransferOf(db: Db, merchantPayoutId: string): Promise<TransferRow | null> {
  const [row] = await db
    .select()
    .from(sandboxTransfer)
    .where(eq(sandboxTransfer.merchantPayoutId, merchantPayoutId));
  return row ?? null;
}

export async function lockTransfer(tx: Transaction, id: string): Promise<TransferRow | null> {
  const [row] = await tx.select().from(sandboxTransfer).where(eq(sandboxTransfer.id, id)).for("update");
  return row ?? null;
}

export async function addReversed(tx: Transaction, id: string, cents: number): Promise<void> {
  await tx
    .update(sandboxTransfer)
    .set({ reversedCents: sql`${sandboxTransfer.reversedCents} + ${cents}` })
    .where(eq(sandboxTransfer.id, id));
}
