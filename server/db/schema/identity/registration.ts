import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "@/server/db/schema/columns";
import { account } from "./account";
import { referralCode } from "./promo";

/** First touch: the source of an account, as its browser had stored it for 30 days. */
export const referral = pgTable(
  "referral",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    code: text("code").references(() => referralCode.code),
    /** The `utm_*` parameters. */
    campaign: jsonb("campaign").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index("referral_code_idx").on(t.code)],
);
