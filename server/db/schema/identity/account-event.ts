import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AccountRole } from "@/contracts/identity/auth";
import { createdAt, id } from "@/server/db/schema/columns";
import { account } from "./account";

/** Audit trail of everything done to an account. Append-only by convention. */
export const accountEvent = pgTable(
  "account_event",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** The actor: the account's own role, `operator:<email>` or `system`. */
    doneBy: text("done_by").$type<AccountRole | (string & {})>().notNull(),
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("account_event_account_idx").on(t.accountId, t.createdAt)],
);
