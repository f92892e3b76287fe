import { and, asc, eq, inArray, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { connectAccount, payout, payoutHold, payoutLine } from "@/server/db/schema/sale/payout";
import { isOfOpenOrder } from "./open-order";

export type PayoutRow = typeof payout.$inferSelect;

/** Lines of ended orders that are due in the run at `cutoff`, and all clawbacks from them since. */
const isDue = (cutoff: Date) =>
  and(
    isNull(payoutLine.payoutId),
    not(isOfOpenOrder()),
    or(lt(payoutLine.createdAt, cutoff), lt(payoutLine.netCents, 0)),
  );

/** A failed payout waits for the next run. */
const hasFailedSince = (vendorId: SQL | typeof connectAccount.vendorId, cutoff: Date) => sql`exists (
  select from ${payout} failed
  where failed.vendor_id = ${vendorId} and failed.state = 'failed' and failed.created_at >= ${cutoff.toISOString()}
)`;

/** Returns the vendors with money owed in the run at `cutoff` whom the processor can pay. */
export async function payableVendorIds(db: Db, cutoff: Date): Promise<string[]> {
  const rows = await db
    .select({ vendorId: payoutLine.vendorId })
    .from(payoutLine)
    .innerJoin(connectAccount, eq(connectAccount.vendorId, payoutLine.vendorId))
    .where(
      and(
        isDue(cutoff),
        connectAccount.payoutsEnabled,
        not(hasFailedSince(connectAccount.vendorId, cutoff)),
        sql`not exists (select from ${payoutHold} held where held.vendor_id = ${connectAccount.vendorId})`,
      ),
    )
    .groupBy(payoutLine.vendorId)
    .having(sql`sum(${payoutLine.netCents}) > 0`)
    .orderBy(asc(payoutLine.vendorId));
  return rows.map(({ vendorId }) => vendorId);
}

/** Locks the vendor's account at the processor, so that the second of two concurrent runs finds nothing left to pay. */
export async function lockConnectAccount(tx: Transaction, vendorId: string) {
  const [row] = await tx
    .select()
    .from(connectAccount)
    .where(eq(connectAccount.vendorId, vendorId))
    .for("no key update");
  return row ?? null;
}

/** Returns the lines to pay with the run at `cutoff`. */
export async function dueLines(
  tx: Transaction,
  vendorId: string,
  cutoff: Date,
): Promise<{ id: string; netCents: number }[]> {
  return tx
    .select({ id: payoutLine.id, netCents: payoutLine.netCents })
    .from(payoutLine)
    .where(and(eq(payoutLine.vendorId, vendorId), isDue(cutoff)));
}

export async function insertPayout(
  tx: Transaction,
  values: Omit<typeof payout.$inferInsert, "state" | "number">,
  lineIds: string[],
): Promise<PayoutRow> {
  const [row] = await tx
    .insert(payout)
    .values({ ...values, state: "on_its_way" })
    .returning();
  if (!row) throw new Error("an insert returns its row");
  await tx.update(payoutLine).set({ payoutId: row.id }).where(inArray(payoutLine.id, lineIds));
  return row;
}

const isUnsent = and(eq(payout.state, "on_its_way"), isNull(payout.gatewayTransferId));

/** Returns the payout with its destination account, unless the processor has already accepted it. */
export async function findUnsent(
  db: Db,
  payoutId: string,
): Promise<(PayoutRow & { accountId: string }) | null> {
  const [row] = await db
    .select({ payout, accountId: connectAccount.gatewayAccountId })
    .from(payout)
    .innerJoin(connectAccount, eq(connectAccount.vendorId, payout.vendorId))
    .where(and(eq(payout.id, payoutId), isUnsent));
  return row ? { ...row.payout, accountId: row.accountId } : null;
}

/** Returns payouts that the processor has not accepted and that have no job, oldest first. */
export async function strandedIds(db: Db, keyOf: (id: SQL) => SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: payout.id })
    .from(payout)
    .where(
      and(
        isUnsent,
        sql`not exists (select from graphile_worker.jobs where key = ${keyOf(sql`${payout.id}`)})`,
      ),
    )
    .orderBy(asc(payout.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function noteSent(db: Db, payoutId: string, gatewayTransferId: string): Promise<void> {
  await db
    .update(payout)
    .set({ gatewayTransferId })
    .where(and(eq(payout.id, payoutId), isUnsent));
}

export async function countAttempt(db: Db, payoutId: string): Promise<void> {
  await db
    .update(payout)
    .set({ attempts: sql`${payout.attempts} + 1` })
    .where(eq(payout.id, payoutId));
}

export async function lockPayout(tx: Transaction, payoutId: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payout).where(eq(payout.id, payoutId)).for("no key update");
  return row ?? null;
}

export async function markPaid(tx: Transaction, payoutId: string, gatewayTransferId: string, paidAt: Date) {
  await tx
    .update(payout)
    .set({ state: "paid", gatewayTransferId, paidAt })
    .where(and(eq(payout.id, payoutId), ne(payout.state, "failed")));
}

/** Marks the payout as failed and releases its lines for the next one. */
export async function markFailed(tx: Transaction, payoutId: string, failure: string): Promise<void> {
  await tx.update(payout).set({ state: "failed", failure, paidAt: null }).where(eq(payout.id, payoutId));
  await tx.update(payoutLine).set({ payoutId: null }).where(eq(payoutLine.payoutId, payoutId));
}
