import { desc, sql } from "drizzle-orm";
import { addDays, instantInSingapore, type IsoDate, TIME_ZONE } from "@/lib/dates";
import type { Transaction } from "@/server/db/client";
import { LEDGER_ACCOUNTS, ledgerEntry } from "@/server/db/schema/sale/ledger";
import {
  ledgerClosing,
  ledgerClosingBalance,
  ledgerClosingEntry,
  ledgerClosingLine,
} from "@/server/db/schema/sale/daily-closing";

/** How far back a closing looks for entries that were committed late. No transaction runs for as long. */
export const LATE_WITHIN_DAYS = 7;

/** Lets one process close days at a time. */
export async function lockClosings(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger closings', 0))`);
}

export async function lastClosedDay(tx: Transaction): Promise<IsoDate | null> {
  const [row] = await tx
    .select({ day: ledgerClosing.day })
    .from(ledgerClosing)
    .orderBy(desc(ledgerClosing.day))
    .limit(1);
  return row?.day ?? null;
}

/** Returns the day of the ledger's first entry, or null when it has none. */
export async function firstDay(tx: Transaction): Promise<IsoDate | null> {
  const { rows } = await tx.execute<{ day: IsoDate | null }>(sql`
    select (min(created_at) at time zone ${TIME_ZONE})::date::text as day from ${ledgerEntry}`);
  return rows[0]?.day ?? null;
}

/**
 * Writes the closing of a day: every visible entry dated before its end that is in no closing yet, and the sums of just
 * these. Entries that other transactions have not committed stay out and are found by a later closing.
 */
export async function writeClosing(
  tx: Transaction,
  day: IsoDate,
  previous: IsoDate | null,
  closedAt: Date,
): Promise<void> {
  const start = instantInSingapore(day, "00:00").toISOString();
  const end = instantInSingapore(addDays(day, 1), "00:00").toISOString();
  const since = instantInSingapore(addDays(day, -LATE_WITHIN_DAYS), "00:00").toISOString();
  await tx.insert(ledgerClosing).values({ day, closedAt });
  await tx.execute(sql`
    insert into ${ledgerClosingEntry} (entry_id, day)
    select e.id, ${day}::date from ${ledgerEntry} e
    where e.created_at < ${end}::timestamptz
      and ${previous ? sql`e.created_at >= ${since}::timestamptz` : sql`true`}
      and not exists (select from ${ledgerClosingEntry} c where c.entry_id = e.id)`);
  await tx.execute(sql`
    insert into ${ledgerClosingLine} (day, account, kind, amount_cents, entries, late_entries)
    select c.day, e.account, e.kind, sum(e.amount_cents), count(*),
      count(*) filter (where e.created_at < ${start}::timestamptz)
    from ${ledgerClosingEntry} c join ${ledgerEntry} e on e.id = c.entry_id
    where c.day = ${day}::date group by 1, 2, 3`);
  const accounts = sql.join(
    LEDGER_ACCOUNTS.map((account) => sql`(${account}::ledger_account)`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${ledgerClosingBalance} (day, account, opening_cents, closing_cents)
    select ${day}::date, a.account, coalesce(b.closing_cents, 0), coalesce(b.closing_cents, 0) + coalesce(l.moved, 0)
    from (values ${accounts}) as a (account)
    left join ${ledgerClosingBalance} b on b.account = a.account and b.day = ${previous}::date
    left join (
      select account, sum(amount_cents) as moved from ${ledgerClosingLine} where day = ${day}::date group by 1
    ) l on l.account = a.account`);
}
