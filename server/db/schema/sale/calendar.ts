import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";

/** An account's calendar feed. A new salt makes a new link, and the old one stops working. */
export const calendarFeed = pgTable("calendar_feed", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  salt: text("salt").notNull(),
  /** SHA-256 of the link's token, which is derived from the salt and never stored. */
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: createdAt(),
});
