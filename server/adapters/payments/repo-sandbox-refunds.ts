import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { sandboxDispute, sandboxRefund } from "@/server/db/schema/sale/sandbox";

export type RefundRow = typeof sandboxRefund.$inferSelect;
export type DisputeRow = typeof sandboxDispute.$inferSelect;

/** Returns the refunds made for one of the merchant's refunds, latest first. */
export async function refundsFor(tx: Transaction, merchantRefundId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(sandboxRefund)
    .where(eq(sandboxRefund.merchantRefundId, merchantRefundId))
    .orderBy(desc(sandboxRefund.createdAt), desc(sandboxRefund.id));
}

export async function insertRefund(
  tx: Transaction,
  values: typeof sandboxRefund.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxRefund).values(values);
}

export async function insertDispute(
  tx: Transaction,
  values: typeof sandboxDispute.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxDispute).values(values);
}

export async function lockDispute(tx: Transaction, id: string): Promise<DisputeRow | null> {
  const [row] = await tx.select().from(sandboxDispute).where(eq(sandboxDispute.id, id)).for("update");
  return row ?? null;
}

export async function closeDispute(tx: Transaction, id: string, state: string): Promise<void> {
  await tx.update(sandboxDispute).set({ state }).where(eq(sandboxDispute.id, id));
}

/** Returns what banks have taken back of a charge and not returned, in cents. */
export async function takenBackCents(tx: Transaction, intentId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql`coalesce(sum(${sandboxDispute.amountCents}), 0)`.mapWith(Number) })
    .from(sandboxDispute)
    .where(and(eq(sandboxDispute.intentId, intentId), ne(sandboxDispute.state, "won")));
  return row?.cents ?? 0;
}
