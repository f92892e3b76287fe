import { and, eq, sql } from "drizzle-orm";
import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { payout, payoutLine } from "@/server/db/schema/sale/payout";

type Line = typeof payoutLine.$inferInsert;

/** Records what an ended order earned its vendor. Returns false when it is already recorded. */
export async function insertEarning(tx: Transaction, row: Omit<Line, "kind">): Promise<boolean> {
  const rows = await tx
    .insert(payoutLine)
    .values({ ...row, kind: "earning" })
    .onConflictDoNothing({ target: payoutLine.orderId, where: sql`kind = 'earning'` })
    .returning({ id: payoutLine.id });
  return rows.length === 1;
}

/** Returns true once the order has been settled. */
export async function hasEarning(tx: Transaction, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payoutLine.id })
    .from(payoutLine)
    .where(and(eq(payoutLine.orderId, orderId), eq(payoutLine.kind, "earning")));
  return rows.length > 0;
}

/** Returns when the payout with the order's earning was paid; null before. */
export async function paidOutAt(db: Db, orderId: string): Promise<Date | null> {
  const [row] = await db
    .select({ paidAt: payout.paidAt })
    .from(payoutLine)
    .innerJoin(payout, eq(payout.id, payoutLine.payoutId))
    .where(and(eq(payoutLine.orderId, orderId), eq(payoutLine.kind, "earning"), eq(payout.state, "paid")));
  return row?.paidAt ?? null;
}

/** Records a movement in the vendor's account without commission; `cents` is negative for a deduction. */
export async function insertAdjustment(
  tx: Transaction,
  { cents, ...row }: Pick<Line, "vendorId" | "orderId" | "gstCents" | "createdAt"> & { cents: Cents },
): Promise<void> {
  await insertLine(tx, {
    ...row,
    kind: "adjustment",
    grossCents: cents,
    commissionCents: 0,
    netCents: cents,
  });
}

export async function insertLine(tx: Transaction, row: Line): Promise<void> {
  await tx.insert(payoutLine).values(row);
}
