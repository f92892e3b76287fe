import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AccountRole } from "@/contracts/identity/auth";
import type { WeddingCeremony } from "@/contracts/identity/wedding";
import type { Language } from "@/lib/language/languages";
import { createdAt, id, instant } from "@/server/db/schema/columns";

/** A login. An address may be used once per role: a baker who marries is both a vendor and a customer. */
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
    /** When an operator blocked it: it can't sign in. */
    blockedAt: instant("blocked_at"),
    /** In which its owner last read a page or chose to get mail. Null until known, which reads as English. */
    language: text("language").$type<Language>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("account_role_email_key").on(t.role, t.email),
    // Finds addresses by their beginning, in whatever collation the database has.
    index("account_email_prefix_idx").on(t.email.op("text_pattern_ops")),
    index("account_role_created_idx").on(t.role, t.createdAt.desc(), t.id),
    check("account_role_known", sql`${t.role} in ('customer', 'vendor', 'operator')`),
    check("account_language_known", sql`${t.language} in ('en', 'zh', 'ms', 'ta')`),
    check("account_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** A couple. Has the same id as its account. */
export const customer = pgTable(
  "customer",
  {
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
    /** When the number above was confirmed by a code. */
    phoneVerifiedAt: instant("phone_verified_at"),
    weddingDate: date("wedding_date", { mode: "string" }),
    /** `YYYY-MM`, until the day is chosen. */
    weddingMonth: text("wedding_month"),
    weddingTables: smallint("wedding_tables"),
    weddingDistrict: smallint("wedding_district"),
    weddingCeremonies: text("wedding_ceremonies").array().$type<WeddingCeremony[]>().notNull().default([]),
    budgetCents: integer("budget_cents"),
  },
  (t) => [index("customer_phone_prefix_idx").on(t.phone.op("text_pattern_ops"))],
);
