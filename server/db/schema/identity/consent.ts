import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** Consents given, with the wording shown and the time (PDPA). */
export const consent = pgTable(
  "consent",
  {
    id: id(),
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    /** Lower-cased; for people without an account. */
    email: text("email").notNull(),
    purpose: text("purpose").$type<"terms" | "vendor-terms" | "promotions" | "story">().notNull(),
    wording: text("wording").notNull(),
    givenAt: instant("given_at").notNull().defaultNow(),
  },
  (t) => [index("consent_email_idx").on(t.email), index("consent_account_idx").on(t.accountId)],
);
