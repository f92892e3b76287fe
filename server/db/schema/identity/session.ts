import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** One sign-in on one browser: the family of its refresh tokens. */
export const session = pgTable(
  "session",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull().default(""),
    ip: text("ip").notNull().default(""),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("session_account_idx").on(t.accountId, t.createdAt)],
);

/** Every refresh token ever issued in a session, as SHA-256. Reusing a spent one ends the session. */
export const refreshToken = pgTable(
  "refresh_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => session.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    index("refresh_token_session_idx").on(t.sessionId),
    index("refresh_token_expires_idx").on(t.expiresAt),
  ],
);
