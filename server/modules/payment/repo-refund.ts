import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db, Transaction } from "@/server/db/client";
import { milestone } from "@/server/db/schema/order";
import { payment, paymentAllocation, refund } from "@/server/db/schema/payment";

export type RefundRow = typeof refund.$inferSelect;

/** What each charge paid for the order and was not given back yet. */
export async function refundableShares(
  tx: Transaction,
  orderId: string,
): Promise<{ paymentId: string; cents: number }[]> {
  const given = sql`(select coalesce(sum(${refund.amountCents}), 0) from ${refund}
    where ${refund.paymentId} = ${payment.id} and ${refund.orderId} = ${orderId})`;
  const open = sql<number>`sum(${paymentAllocation.amountCents}) - ${given}`;
  return tx
    .select({ paymentId: payment.id, cents: open.mapWith(Number) })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.paymentId))
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(and(eq(milestone.orderId, orderId), eq(payment.status, "succeeded")))
    .groupBy(payment.id)
    .having(sql`${open} > 0`);
}

export async function insertRefunds(tx: Transaction, rows: (typeof refund.$inferInsert)[]): Promise<void> {
  await tx.insert(refund).values(rows.map((row) => ({ id: v7(), ...row })));
}

/** Refunds that the processor has not taken on yet, oldest first. */
export async function unaskedRefunds(
  db: Db,
  limit: number,
): Promise<{ id: string; amountCents: number; gateway: string; intentId: string }[]> {
  return db
    .select({
      id: refund.id,
      amountCents: refund.amountCents,
      gateway: payment.gateway,
      intentId: payment.gatewayIntentId,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(isNull(refund.succeededAt), isNull(refund.gatewayRefundId)))
    .orderBy(asc(refund.createdAt))
    .limit(limit);
}

export async function noteAsked(db: Db, refundId: string, gatewayRefundId: string): Promise<void> {
  await db.update(refund).set({ gatewayRefundId }).where(eq(refund.id, refundId));
}

export async function lockRefund(tx: Transaction, refundId: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refund).where(eq(refund.id, refundId)).for("no key update");
  return row ?? null;
}

export async function markRefunded(
  tx: Transaction,
  refundId: string,
  gatewayRefundId: string,
  succeededAt: Date,
): Promise<void> {
  await tx.update(refund).set({ gatewayRefundId, succeededAt }).where(eq(refund.id, refundId));
}
