import { toPage } from "@/contracts/envelope";
import {
  type ClosedAccount,
  LEDGER_ACCOUNT_LABELS,
  LEDGER_KIND_LABELS,
  type LedgerAccountName,
  type LedgerClosing,
  type LedgerClosings,
} from "@/contracts/operator/ledger/ledger-closing";
import type {
  LedgerClosingsQuery,
  LedgerDayQuery,
  LedgerYearQuery,
} from "@/contracts/operator/ledger/ledger-closing.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { instantInSingapore, todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { type Cents, toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { sheetFile } from "@/server/core/sheet/file";
import { type Db, getDb } from "@/server/db/client";
import * as closings from "@/server/modules/sale/daily-closing/public";

const ACCOUNTS = Object.keys(LEDGER_ACCOUNT_LABELS) as LedgerAccountName[];

/** GET /operator/ledger/closing */
export async function ledgerClosings(query: LedgerClosingsQuery): Promise<LedgerClosings> {
  const db = await getDb();
  const { rows, total } = await closings.closedDays(db, query);
  return toPage(await presentAll(db, rows), total, query);
}

/** GET /operator/ledger/closing/day: the latest by default. Throws `not_found` for a day that is not closed. */
export async function ledgerClosing({ day }: LedgerDayQuery): Promise<LedgerClosing> {
  const db = await getDb();
  const [shown] = await presentAll(db, [await existing(db, day)]);
  if (!shown) throw new Error("a closing was presented");
  return shown;
}

const DAY_COLUMNS = ["Day", "Account", "Line", "Amount", "Entries", "Entries of earlier days"];

/** GET /operator/ledger/closing/export.csv: opening balances, movements and closing balances of a year's days. */
export async function closingsFile(query: LedgerYearQuery): Promise<Response> {
  const { year = Number(todayInSingapore().slice(0, 4)) } = query;
  const db = await getDb();
  const days = await closings.daysBetween(db, `${year}-01-01`, `${year + 1}-01-01`);
  const [balances, lines] = await Promise.all([closings.balancesOf(db, days), closings.linesOf(db, days)]);
  const linesBy = groupBy(lines, ({ day, account }) => `${day} ${account}`);
  const rows = balances.flatMap(({ day, account, openingCents, closingCents }) => {
    const name = LEDGER_ACCOUNT_LABELS[account];
    return [
      [day, name, "Opening balance", written(account, openingCents), "", ""],
      ...(linesBy.get(`${day} ${account}`) ?? []).map(({ kind, amountCents, entries, lateEntries }) => [
        day,
        name,
        LEDGER_KIND_LABELS[kind],
        written(account, amountCents),
        String(entries),
        String(lateEntries),
      ]),
      [day, name, "Closing balance", written(account, closingCents), "", ""],
    ];
  });
  return sheetFile(`sayang-ledger-${year}`, "csv", DAY_COLUMNS, rows);
}

const ENTRY_COLUMNS = [
  "Time (UTC)",
  "Posting",
  "Account",
  "Account of",
  "Kind",
  "Amount",
  "Order",
  "Charge",
  "Late",
];

/** GET /operator/ledger/closing/entries.csv: the entries of a closed day. Throws `not_found` like `ledgerClosing`. */
export async function closingEntriesFile(query: LedgerDayQuery): Promise<Response> {
  const db = await getDb();
  const { day } = await existing(db, query.day);
  const start = instantInSingapore(day, "00:00");
  const rows = (await closings.entriesOf(db, day)).map((entry) => [
    entry.createdAt.toISOString(),
    entry.postingId,
    LEDGER_ACCOUNT_LABELS[entry.account],
    entry.accountId ?? "",
    LEDGER_KIND_LABELS[entry.kind],
    written(entry.account, entry.amountCents),
    entry.number === null || entry.placedAt === null ? "" : orderNumberOf(entry.number, entry.placedAt),
    entry.paymentId ?? "",
    entry.createdAt < start ? "yes" : "",
  ]);
  return sheetFile(`sayang-ledger-${day}`, "csv", ENTRY_COLUMNS, rows);
}

async function existing(db: Db, day: LedgerDayQuery["day"]): Promise<closings.ClosingRow> {
  const row = day
    ? await closings.closedDay(db, day)
    : (await closings.closedDays(db, { page: 1, limit: 1 })).rows[0];
  if (!row) throw new AppError("not_found", "This day has not been closed");
  return row;
}

async function presentAll(db: Db, rows: readonly closings.ClosingRow[]): Promise<LedgerClosing[]> {
  const days = rows.map(({ day }) => day);
  const [lines, balances] = await Promise.all([closings.linesOf(db, days), closings.balancesOf(db, days)]);
  const linesBy = groupBy(lines, ({ day }) => day);
  const balancesBy = groupBy(balances, ({ day }) => day);
  return rows.map(({ day, closedAt }) => {
    const own = linesBy.get(day) ?? [];
    return {
      day,
      closedAt: closedAt.toISOString(),
      entries: own.reduce((sum, { entries }) => sum + entries, 0),
      lateEntries: own.reduce((sum, { lateEntries }) => sum + lateEntries, 0),
      accounts: presentAccounts(balancesBy.get(day) ?? [], own),
    };
  });
}

function presentAccounts(
  balances: readonly closings.BalanceRow[],
  lines: readonly closings.LineRow[],
): ClosedAccount[] {
  const shown = balances.map(({ account, openingCents, closingCents }) => ({
    account,
    opening: toDollars(shownAs(account, openingCents)),
    closing: toDollars(shownAs(account, closingCents)),
    movements: lines
      .filter((line) => line.account === account)
      .map(({ kind, amountCents, entries }) => ({
        kind,
        amount: toDollars(shownAs(account, amountCents)),
        entries,
      })),
  }));
  return shown.toSorted((a, b) => ACCOUNTS.indexOf(a.account) - ACCOUNTS.indexOf(b.account));
}

/** What we owe or earn is a credit, which the ledger keeps as a negative number. `0 -` avoids -0. */
const shownAs = (account: LedgerAccountName, cents: Cents) => (account === "gateway" ? cents : 0 - cents);

const written = (account: LedgerAccountName, cents: Cents) => toDollars(shownAs(account, cents)).toFixed(2);
