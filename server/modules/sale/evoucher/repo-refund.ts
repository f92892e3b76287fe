import { and, asc, count, desc, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { dispute } from "@/server/db/schema/sale/dispute";
import { payment } from "@/server/db/schema/sale/payment";
import { voucherPurchase, voucherRefund } from "@/server/db/schema/sale/evoucher";

export type VoucherRefundRow = typeof voucherRefund.$inferSelect;

/** Neither accepted nor rejected by the processor. */
const isOpen = and(
  isNull(voucherRefund.succeededAt),
  isNull(voucherRefund.gatewayRefundId),
  isNull(voucherRefund.failedAt),
  isNull(voucherRefund.withdrawnAt),
);

/** A bank that has yet to decide on its charge may return the same money. */
const isHeld = sql`exists (
  select from ${dispute} where ${dispute.paymentId} = ${voucherRefund.paymentId} and ${dispute.state} = 'open')`;

export async function insertRefund(
  tx: Transaction,
  values: typeof voucherRefund.$inferInsert,
): Promise<void> {
  await tx.insert(voucherRefund).values(values);
}

/** Returns the refund while it can be sent: not accepted or rejected, and its charge not disputed. */
export async function findOpenRefund(db: Db, refundId: string): Promise<VoucherRefundRow | null> {
  const [row] = await db
    .select()
    .from(voucherRefund)
    .where(and(eq(voucherRefund.id, refundId), isOpen, not(isHeld)));
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
    .where(and(isOpen, not(isHeld), sql`not ${hasJob}`))
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
        isNull(voucherRefund.withdrawnAt),
      ),
    );
  return row?.n ?? 0;
}

/** Locks and returns the unsent refunds of a charge, latest first; none while a bank has yet to decide on it. */
export async function lockUnsent(tx: Transaction, paymentId: string): Promise<VoucherRefundRow[]> {
  return tx
    .select()
    .from(voucherRefund)
    .where(and(eq(voucherRefund.paymentId, paymentId), isOpen, not(isHeld)))
    .orderBy(desc(voucherRefund.createdAt), desc(voucherRefund.id))
    .for("no key update");
}

/** Returns what a charge brought in, less what banks have decided to return and what refunds give back, in cents. */
export async function leftOfCharge(tx: Transaction, paymentId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select (p.amount_cents
      - coalesce((select sum(d.amount_cents) from ${dispute} d where d.payment_id = p.id and d.state = 'lost'), 0)
      - coalesce((
          select sum(r.amount_cents) from ${voucherRefund} r
          where r.payment_id = p.id and r.failed_at is null and r.withdrawn_at is null
        ), 0))::int as cents
    from ${payment} p where p.id = ${paymentId}`);
  return rows[0]?.cents ?? 0;
}
