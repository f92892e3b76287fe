import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AccountRole } from "@/contracts/auth";
import { createdAt, id, instant } from "./columns";

/** Who can sign in. An address may be used once per role: a baker who marries is a vendor and a customer. */
export const account = pgTable(
  "account",
  {
    id: id(),
    role: text("role").$type<AccountRole>().notNull(),
    /** Lower-cased. */
    email: text("email").notNull(),
    /** argon2id, in PHC format. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: instant("email_verified_at"),
    twoStepAuthentication: boolean("two_step_authentication").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("account_role_email_key").on(t.role, t.email),
    check("account_role_known", sql`${t.role} in ('customer', 'vendor', 'operator')`),
    check("account_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** A couple. Shares its id with the account that signs in. */
export const customer = pgTable("customer", {
  id: uuid("id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  brideFirstName: text("bride_first_name").notNull().default(""),
  brideLastName: text("bride_last_name").notNull().default(""),
  groomFirstName: text("groom_first_name").notNull().default(""),
  groomLastName: text("groom_last_name").notNull().default(""),
  brideImage: text("bride_image"),
  groomImage: text("groom_image"),
  countryCode: text("country_code").notNull().default("+65"),
  phone: text("phone").notNull().default(""),
  /** The number above, once a code sent to it came back. */
  phoneVerifiedAt: instant("phone_verified_at"),
  weddingDate: date("wedding_date", { mode: "string" }),
  budgetCents: integer("budget_cents"),
});

/** One sign-in on one browser: the family that its refresh tokens belong to. */
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

/** Every refresh token ever given out in a session, by SHA-256. One that comes back used ends its session. */
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
