import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db, Transaction } from "@/server/db/client";
import { dispute } from "@/server/db/schema/sale/dispute";
import { order } from "@/server/db/schema/sale/order";
import { refund } from "@/server/db/schema/sale/refund";

export type RefundRow = typeof refund.$inferSelect;

const isUnpaid = and(isNull(refund.succeededAt), isNull(refund.withdrawnAt));

/** Yet to be paid: in progress, waiting, or failed. Vouchers whose refund failed are in use again. */
const isOwed = and(isUnpaid, or(isNull(refund.failedAt), isNotNull(refund.orderId)));

/** Never requested, or refused. */
const hasNotLeft = or(isNull(refund.askedAt), isNotNull(refund.failedAt));

/** The charge has an undecided dispute, whose bank may return the same money. */
const isHeld = sql`exists (
  select from ${dispute} where ${dispute.paymentId} = ${refund.paymentId} and ${dispute.state} = 'open')`;

/** Returns the amounts refunded or about to be refunded from each charge for the order, in cents by payment. */
export async function refundedShares(tx: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ paymentId: refund.paymentId, cents: sql`sum(${refund.amountCents})`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), isNull(refund.withdrawnAt)))
    .groupBy(refund.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]));
}

/** Returns which of the orders have refunds that are not paid yet. */
export async function withPendingRefunds(db: Db, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ orderId: refund.orderId })
    .from(refund)
    .where(and(inArray(refund.orderId, [...orderIds]), isUnpaid));
  return rows.flatMap(({ orderId }) => orderId ?? []);
}

/** Returns how much a cancellation's refunds return to cards, and how much of it is not paid yet. */
export async function cardRefunds(
  db: Db,
  cancellationId: string,
): Promise<{ cents: number; openCents: number }> {
  const [row] = await db
    .select({
      cents: sql`coalesce(sum(${refund.amountCents}), 0)`.mapWith(Number),
      openCents:
        sql`coalesce(sum(${refund.amountCents}) filter (where ${refund.succeededAt} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(refund)
    .where(and(eq(refund.cancellationId, cancellationId), isNull(refund.withdrawnAt)));
  return row ?? { cents: 0, openCents: 0 };
}

/** Returns the ids of the new refunds. */
export async function insertRefunds(
  tx: Transaction,
  rows: (typeof refund.$inferInsert)[],
): Promise<string[]> {
  const written = await tx
    .insert(refund)
    .values(rows.map((row) => ({ id: v7(), ...row })))
    .returning({ id: refund.id });
  return written.map(({ id }) => id);
}

const isOpen = and(isUnpaid, isNull(refund.gatewayRefundId), isNull(refund.failedAt));

/**
 * Returns up to `limit` refunds that the processor has not accepted, that have no job and whose charge is not disputed,
 * oldest first.
 */
export async function strandedIds(db: Db, keyOf: (id: SQL) => SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refund.id })
    .from(refund)
    .where(
      and(
        isOpen,
        not(isHeld),
        sql`not exists (select from graphile_worker.jobs where key = ${keyOf(sql`${refund.id}`)})`,
      ),
    )
    .orderBy(asc(refund.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Returns the refund if it can be sent: neither accepted nor rejected, and either already requested or its charge not
 * disputed.
 */
export async function findOpenRefund(db: Db, refundId: string): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.id, refundId), isOpen, or(isNotNull(refund.askedAt), not(isHeld))));
  return row ?? null;
}

export async function markAsked(tx: Transaction, refundId: string, askedAt: Date): Promise<void> {
  await tx.update(refund).set({ askedAt }).where(eq(refund.id, refundId));
}

/** Returns null for an id that isn't ours. */
export async function findRefund(db: Db, refundId: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refund).where(eq(refund.id, refundId));
  return row ?? null;
}

/** Returns true while a dispute of the charge is undecided. */
export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.paymentId, paymentId), eq(dispute.state, "open")))
    .limit(1);
  return rows.length > 0;
}

/** The subject of a refund. */
export type Refunded = { orderId: string } | { purchaseId: string };

/** Locks and returns the subject's refunds to one charge that have not been sent, or failed. Latest first. */
export async function lockUnsent(tx: Transaction, of: Refunded, paymentId: string): Promise<RefundRow[]> {
  const isOf = "orderId" in of ? eq(refund.orderId, of.orderId) : eq(refund.purchaseId, of.purchaseId);
  return tx
    .select()
    .from(refund)
    .where(and(isOf, eq(refund.paymentId, paymentId), isOwed, hasNotLeft))
    .orderBy(desc(refund.createdAt), desc(refund.id))
    .for("no key update");
}

/** Marks a refund as withdrawn, for the `amountCents` of it that a bank paid instead. */
export async function markWithdrawn(
  tx: Transaction,
  refundId: string,
  amountCents: number,
  withdrawnAt: Date,
): Promise<void> {
  await tx.update(refund).set({ amountCents, withdrawnAt }).where(eq(refund.id, refundId));
}

/** Returns the unsent refunds of a charge, and those of them that have failed. */
export async function unsentOf(db: Db, paymentId: string): Promise<{ id: string; hasFailed: boolean }[]> {
  const rows = await db
    .select({ id: refund.id, failedAt: refund.failedAt })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), isOwed, hasNotLeft));
  return rows.map(({ id, failedAt }) => ({ id, hasFailed: failedAt !== null }));
}

/**
 * Returns what the processor was asked to refund from a charge for the order and has neither paid nor refused, in
 * cents.
 */
export async function leavingCents(db: Db, orderId: string, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${refund.amountCents}), 0)`.mapWith(Number) })
    .from(refund)
    .where(
      and(
        eq(refund.orderId, orderId),
        eq(refund.paymentId, paymentId),
        isUnpaid,
        isNotNull(refund.askedAt),
        isNull(refund.failedAt),
      ),
    );
  return row?.cents ?? 0;
}

/** Returns, by order, the refunds to a charge that were paid or have been requested, in cents. */
export async function sentShares(db: Db, paymentId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ orderId: refund.orderId, cents: sql`sum(${refund.amountCents})`.mapWith(Number) })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, paymentId),
        isNull(refund.withdrawnAt),
        isNull(refund.failedAt),
        or(isNotNull(refund.succeededAt), isNotNull(refund.askedAt)),
      ),
    )
    .groupBy(refund.orderId);
  return new Map(rows.flatMap(({ orderId, cents }) => (orderId ? [[orderId, cents]] : [])));
}

/** Counts a failed attempt and returns the number of attempts. */
export async function countAttempt(db: Db, refundId: string): Promise<number> {
  const [row] = await db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1` })
    .where(eq(refund.id, refundId))
    .returning({ attempts: refund.attempts });
  return row?.attempts ?? 0;
}

/** Marks a refund as failed, even one that was paid. */
export async function markFailed(
  tx: Transaction,
  refundId: string,
  values: { failure: string; failedAt: Date; failedGatewayRefundIds: string[] },
): Promise<void> {
  await tx
    .update(refund)
    .set({ ...values, succeededAt: null })
    .where(eq(refund.id, refundId));
}

export async function setFailedAttempts(
  tx: Transaction,
  refundId: string,
  failedGatewayRefundIds: string[],
): Promise<void> {
  await tx.update(refund).set({ failedGatewayRefundIds }).where(eq(refund.id, refundId));
}

/** Clears the failure of an order's refund, so that it can be sent again. Returns false when it has not failed. */
export async function reopenRefund(tx: Transaction, refundId: string): Promise<boolean> {
  const rows = await tx
    .update(refund)
    .set({ failure: null, failedAt: null, attempts: 0, gatewayRefundId: null, askedAt: null })
    .where(and(eq(refund.id, refundId), isNotNull(refund.failedAt), isOwed))
    .returning({ id: refund.id });
  return rows.length === 1;
}

/** Stores the processor's id of an attempt, unless it has already failed, because another one may be in progress. */
export async function noteAsked(db: Db, refundId: string, gatewayRefundId: string): Promise<void> {
  await db
    .update(refund)
    .set({ gatewayRefundId })
    .where(and(eq(refund.id, refundId), sql`not ${gatewayRefundId} = any(${refund.failedGatewayRefundIds})`));
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
  await tx
    .update(refund)
    .set({ gatewayRefundId, succeededAt, failedAt: null, failure: null, withdrawnAt: null })
    .where(eq(refund.id, refundId));
}

export type FailedRefund = {
  id: string;
  orderId: string;
  amountCents: number;
  reason: string;
  failure: string;
  failedAt: Date;
};

/** Returns failed refunds of orders that have not been paid since, latest first. */
export async function listFailedRefunds(db: Db): Promise<FailedRefund[]> {
  const rows = await db
    .select()
    .from(refund)
    .where(and(isNotNull(refund.failedAt), isOwed))
    .orderBy(desc(refund.failedAt), desc(refund.id));
  return rows.flatMap(({ id, orderId, amountCents, reason, failure, failedAt }) =>
    failedAt && orderId ? [{ id, orderId, amountCents, reason, failure: failure ?? "", failedAt }] : [],
  );
}

/** Returns what is owed to the couple and not yet paid, in cents by payment; failed refunds are still owed. */
export async function pendingShares(tx: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ paymentId: refund.paymentId, cents: sql`sum(${refund.amountCents})`.mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.orderId, orderId), isUnpaid))
    .groupBy(refund.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]));
}

/** Returns how many refunds of a couple's orders have not arrived; a failed one is still owed. */
export async function countOpenRefunds(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(and(eq(order.customerId, customerId), isUnpaid));
  return row?.n ?? 0;
}
