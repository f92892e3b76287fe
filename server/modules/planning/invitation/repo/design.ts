import { eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { inviteDesign } from "@/server/db/schema/planning/invitation";

export type DesignRow = typeof inviteDesign.$inferSelect;
type DesignChange = Partial<Omit<DesignRow, "weddingId">>;

export async function findDesign(db: Db, weddingId: string): Promise<DesignRow | null> {
  const [row] = await db.select().from(inviteDesign).where(eq(inviteDesign.weddingId, weddingId));
  return row ?? null;
}

/** Returns the row, locked; inserts it if necessary. */
export async function lockDesign(tx: Transaction, weddingId: string, first: string): Promise<DesignRow> {
  await tx.insert(inviteDesign).values({ weddingId, design: first, words: {} }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(inviteDesign)
    .where(eq(inviteDesign.weddingId, weddingId))
    .for("no key update");
  if (!row) throw new Error("a design was neither inserted nor found");
  return row;
}

export async function updateDesign(tx: Transaction, weddingId: string, change: DesignChange): Promise<void> {
  await tx
    .update(inviteDesign)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(inviteDesign.weddingId, weddingId));
}
