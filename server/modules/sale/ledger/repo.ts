import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { type LedgerAccount, ledgerEntry, type LedgerKind } from "@/server/db/schema/sale/ledger";

export async function insertEntries(
  tx: Transaction,
  entries: (typeof ledgerEntry.$inferInsert)[],
): Promise<void> {
  await tx.insert(ledgerEntry).values(entries);
}

/** Returns the sum of an account's entries, or of those concerning one order. */
export async function sumOfAccount(
  db: Db,
  name: LedgerAccount,
  accountId: string | null,
  orderId?: string,
): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${ledgerEntry.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.account, name),
        accountId === null ? isNull(ledgerEntry.accountId) : eq(ledgerEntry.accountId, accountId),
        orderId ? eq(ledgerEntry.orderId, orderId) : undefined,
      ),
    );
  return row?.cents ?? 0;
}

/**
 * Returns the cents, by payment, that banks took back of each charge for the order and have not returned, from
 * whichever account; only amounts booked from `since` on, if given.
 */
export async function disputedShares(db: Db, orderId: string, since?: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      paymentId: ledgerEntry.paymentId,
      cents: sql`sum(${ledgerEntry.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        inArray(ledgerEntry.kind, ["dispute", "dispute_won"]),
        inArray(ledgerEntry.account, ["order", "commission"]),
        since && gte(ledgerEntry.createdAt, since),
      ),
    )
    .groupBy(ledgerEntry.paymentId);
  return new Map(rows.flatMap(({ paymentId, cents }) => (paymentId ? [[paymentId, cents]] : [])));
}

/** Returns the cents that disputes of a charge took from us instead of the order, and have not returned. */
export async function chargeLossOf(db: Db, orderId: string, paymentId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${ledgerEntry.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.paymentId, paymentId),
        inArray(ledgerEntry.kind, ["dispute", "dispute_won"]),
        eq(ledgerEntry.account, "commission"),
      ),
    );
  return row?.cents ?? 0;
}

/** Returns the balances of these orders' accounts, in cents. */
export async function orderBalances(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: ledgerEntry.accountId,
      // A credit balance is negative.
      cents: sql`-sum(${ledgerEntry.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.account, "order"), inArray(ledgerEntry.accountId, [...orderIds])))
    .groupBy(ledgerEntry.accountId);
  return new Map(rows.flatMap(({ orderId, cents }) => (orderId ? [[orderId, cents]] : [])));
}

/** The amounts that entered and left an order's account, in cents. */
export type OrderFlows = {
  /** The account's balance. */
  balanceCents: number;
  voucherSpentCents: number;
  voucherReturnedCents: number;
  creditIssuedCents: number;
  /** Divided between the vendor and the commission, less what was clawed back. */
  settledCents: number;
  clawedBackCents: number;
};

export async function orderFlows(db: Db, orderId: string): Promise<OrderFlows> {
  const rows = await db
    .select({ kind: ledgerEntry.kind, cents: sql`sum(${ledgerEntry.amountCents})`.mapWith(Number) })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.account, "order"), eq(ledgerEntry.accountId, orderId)))
    .groupBy(ledgerEntry.kind);
  const sums = new Map<LedgerKind, number>(rows.map(({ kind, cents }) => [kind, cents]));
  return {
    // `0 -` avoids -0, which tests don't consider equal to 0.
    balanceCents: 0 - rows.reduce((sum, { cents }) => sum + cents, 0),
    voucherSpentCents: 0 - (sums.get("voucher_spend") ?? 0),
    voucherReturnedCents: sums.get("voucher_return") ?? 0,
    creditIssuedCents: sums.get("credit_issue") ?? 0,
    settledCents: sums.get("settlement") ?? 0,
    clawedBackCents: 0 - (sums.get("clawback") ?? 0),
  };
}
