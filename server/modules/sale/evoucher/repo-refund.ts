import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { voucherPurchase, voucherRefund } from "@/server/db/schema/sale/evoucher";

export type VoucherRefundRow = typeof voucherRefund.$inferSelect;

/** Neither accepted nor rejected by the processor. */
const isOpen = and(
  isNull(voucherRefund.succeededAt),
  isNull(voucherRefund.gatewayRefundId),
  isNull(voucherRefund.failedAt),
);

export async function insertRefund(
  tx: Transaction,
  values: typeof voucherRefund.$inferInsert,
): Promise<void> {
  await tx.insert(voucherRefund).values(values);
}

export async function findOpenRefund(db: Db, refundId: string): Promise<VoucherRefundRow | null> {
  const [row] = await db
    .select()
    .from(voucherRefund)
    .where(and(eq(voucherRefund.id, refundId), isOpen));
  return row ?? null;
}

export async function lockRefund(tx: Transaction, refundId: string): Promise<VoucherRefundRow | null> {
  const [row] = await tx
    .select()
    .from(voucherRefund)
    .where(eq(voucherRefund.id, refundId))
    .for("no key update");
  return row ?? null;
}

export async function updateRefund(
  db: Db,
  refundId: string,
  values: Partial<typeof voucherRefund.$inferInsert>,
): Promise<void> {
  await db.update(voucherRefund).set(values).where(eq(voucherRefund.id, refundId));
}

/** Counts a failed attempt and returns the number of attempts. */
export async function countAttempt(db: Db, refundId: string): Promise<number> {
  const [row] = await db
    .update(voucherRefund)
    .set({ attempts: sql`${voucherRefund.attempts} + 1` })
    .where(eq(voucherRefund.id, refundId))
    .returning({ attempts: voucherRefund.attempts });
  return row?.attempts ?? 0;
}

/** Returns refunds that the processor has not accepted and that have no job, as after a restore. */
export async function strandedIds(db: Db, keyOf: (id: SQL) => SQL, limit: number): Promise<string[]> {
  const hasJob = sql`exists (select from graphile_worker.jobs where key = ${keyOf(sql`${voucherRefund.id}`)})`;
  const rows = await db
    .select({ id: voucherRefund.id })
    .from(voucherRefund)
    .where(and(isOpen, sql`not ${hasJob}`))
    .orderBy(asc(voucherRefund.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns how many refunds of gift vouchers that a customer bought are on their way. */
export async function countOpenVoucherRefunds(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(voucherRefund)
    .innerJoin(voucherPurchase, eq(voucherPurchase.id, voucherRefund.purchaseId))
    .where(
      and(
        eq(voucherPurchase.customerId, customerId),
        isNull(voucherRefund.succeededAt),
        isNull(voucherRefund.failedAt),
      ),
    );
  return row?.n ?? 0;
}
