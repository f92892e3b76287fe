import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SocialNetwork } from "@/contracts/identity/social";
import { createdAt, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** The action that a mailed link allows. */
export type ActionPurpose = "verify-email" | "reset-password" | "link-social" | "change-email" | "undo-email";

/** Tokens of mailed links: single use, stored as SHA-256. A new one replaces the old one for the same purpose. */
export const actionToken = pgTable(
  "action_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<ActionPurpose>().notNull(),
    /** For `link-social`: the identity to connect. */
    social: jsonb("social").$type<{ network: SocialNetwork; subject: string }>(),
    /** For `change-email`: the new address, lower-cased. For `undo-email`: the one to restore. */
    email: text("email"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    index("action_token_account_idx").on(t.accountId, t.purpose),
    index("action_token_email_idx")
      .on(t.email)
      .where(sql`${t.email} is not null`),
  ],
);
