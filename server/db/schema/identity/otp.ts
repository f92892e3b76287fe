import { index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** `email` and `phone` confirm a contact. */
export type CodePurpose = "email" | "phone";

/**
 * A pending six-digit code: the latest per account and purpose. Stored as an HMAC, because a hash of six digits is
 * easily brute-forced.
 */
export const oneTimeCode = pgTable(
  "one_time_code",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    /** The address or number that it was sent to, and the only one that it confirms. */
    sentTo: text("sent_to").notNull(),
    codeHash: text("code_hash").notNull(),
    wrongTries: smallint("wrong_tries").notNull().default(0),
    sentAt: instant("sent_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [uniqueIndex("one_time_code_account_purpose_key").on(t.accountId, t.purpose)],
);

/**
 * A sign-in that waits for its second step: one per browser in which the right password was entered. The browser holds
 * the token, so no other browser can use up its attempts or have its code sent.
 */
export const signInChallenge = pgTable(
  "sign_in_challenge",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: text("token_hash").notNull().unique(),
    /** HMAC of the latest code; null until one is sent. */
    codeHash: text("code_hash"),
    codesSent: smallint("codes_sent").notNull().default(0),
    wrongTries: smallint("wrong_tries").notNull().default(0),
    openedAt: instant("opened_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    /** A code may be sent until then. */
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("sign_in_challenge_account_idx").on(t.accountId, t.openedAt)],
);
