import { and, asc, count, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { order } from "@/server/db/schema/sale/order";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import {
  ledgerClosing,
  ledgerClosingBalance,
  ledgerClosingEntry,
  ledgerClosingLine,
} from "@/server/db/schema/sale/daily-closing";

export type ClosingRow = typeof ledgerClosing.$inferSelect;
export type LineRow = typeof ledgerClosingLine.$inferSelect;
export type BalanceRow = typeof ledgerClosingBalance.$inferSelect;

/** Returns closed days, latest first. */
export async function closedDays(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ClosingRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(ledgerClosing)
      .orderBy(desc(ledgerClosing.day))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(ledgerClosing),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function closedDay(db: Db, day: IsoDate): Promise<ClosingRow | null> {
  const [row] = await db.select().from(ledgerClosing).where(eq(ledgerClosing.day, day));
  return row ?? null;
}

export async function linesOf(db: Db, days: readonly IsoDate[]): Promise<LineRow[]> {
  if (days.length === 0) return [];
  return db
    .select()
    .from(ledgerClosingLine)
    .where(inArray(ledgerClosingLine.day, [...days]))
    .orderBy(asc(ledgerClosingLine.day), asc(ledgerClosingLine.account), asc(ledgerClosingLine.kind));
}

export async function balancesOf(db: Db, days: readonly IsoDate[]): Promise<BalanceRow[]> {
  if (days.length === 0) return [];
  return db
    .select()
    .from(ledgerClosingBalance)
    .where(inArray(ledgerClosingBalance.day, [...days]))
    .orderBy(asc(ledgerClosingBalance.day), asc(ledgerClosingBalance.account));
}

/** Returns the closed days from `from` up to but excluding `to`, first one first. */
export async function daysBetween(db: Db, from: IsoDate, to: IsoDate): Promise<IsoDate[]> {
  const rows = await db
    .select({ day: ledgerClosing.day })
    .from(ledgerClosing)
    .where(and(gte(ledgerClosing.day, from), lt(ledgerClosing.day, to)))
    .orderBy(asc(ledgerClosing.day));
  return rows.map(({ day }) => day);
}

/** Returns the entries of a closing, in the order in which they were made. */
export async function entriesOf(db: Db, day: IsoDate) {
  return db
    .select({
      postingId: ledgerEntry.postingId,
      account: ledgerEntry.account,
      accountId: ledgerEntry.accountId,
      kind: ledgerEntry.kind,
      amountCents: ledgerEntry.amountCents,
      paymentId: ledgerEntry.paymentId,
      createdAt: ledgerEntry.createdAt,
      number: order.number,
      placedAt: order.placedAt,
    })
    .from(ledgerClosingEntry)
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerClosingEntry.entryId))
    .leftJoin(order, eq(order.id, ledgerEntry.orderId))
    .where(eq(ledgerClosingEntry.day, day))
    .orderBy(asc(ledgerEntry.createdAt), asc(ledgerEntry.postingId), sql`${ledgerEntry.amountCents} desc`);
}
