import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "@/server/db/schema/columns";
import { ledgerAccount, ledgerEntry, type LedgerKind } from "./ledger";

/**
 * A day of the ledger in Singapore, closed. Written once, one day after the other; a trigger refuses update and delete,
 * here and in the tables below.
 */
export const ledgerClosing = pgTable("ledger_closing", {
  day: date("day", { mode: "string" }).primaryKey(),
  closedAt: instant("closed_at").notNull().defaultNow(),
});

/**
 * The entries of each closing; every entry is in at most one. An entry that was committed only after its day was closed
 * is in the next.
 */
export const ledgerClosingEntry = pgTable(
  "ledger_closing_entry",
  {
    entryId: uuid("entry_id")
      .primaryKey()
      .references(() => ledgerEntry.id),
    day: date("day", { mode: "string" })
      .notNull()
      .references(() => ledgerClosing.day),
  },
  (t) => [index("ledger_closing_entry_day_idx").on(t.day)],
);

/** What a closing's entries of one kind moved in one account. A debit is positive. */
export const ledgerClosingLine = pgTable(
  "ledger_closing_line",
  {
    day: date("day", { mode: "string" })
      .notNull()
      .references(() => ledgerClosing.day),
    account: ledgerAccount("account").notNull(),
    kind: text("kind").$type<LedgerKind>().notNull(),
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    entries: integer("entries").notNull(),
    /** Of these, the entries dated before the day. */
    lateEntries: integer("late_entries").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.account, t.kind] })],
);

/** An account's balance when the day began and when it ended. A debit is positive. */
export const ledgerClosingBalance = pgTable(
  "ledger_closing_balance",
  {
    day: date("day", { mode: "string" })
      .notNull()
      .references(() => ledgerClosing.day),
    account: ledgerAccount("account").notNull(),
    openingCents: bigint("opening_cents", { mode: "number" }).notNull(),
    closingCents: bigint("closing_cents", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.account] })],
);
