import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AccountRole } from "@/contracts/auth";
import type { SocialNetwork } from "@/contracts/social";
import { account } from "./account";
import { createdAt, id, instant } from "./columns";

/** What a mailed link may do. */
export type ActionPurpose = "verify-email" | "reset-password" | "link-social";

/** Links in mail: single use, by SHA-256. A new one of the same purpose takes the place of the old. */
export const actionToken = pgTable(
  "action_token",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<ActionPurpose>().notNull(),
    /** Of `link-social`: whom it links. */
    social: jsonb("social").$type<{ network: SocialNetwork; subject: string }>(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [index("action_token_account_idx").on(t.accountId, t.purpose)],
);

/** `two-step` signs in; `email` and `phone` confirm how to reach somebody. */
export type CodePurpose = "two-step" | "email" | "phone";

/** A six-digit code on its way: the latest per account and purpose. Kept as an HMAC, for six digits are soon guessed. */
export const oneTimeCode = pgTable(
  "one_time_code",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    /** The address or number it went to: a code confirms that one and no other. */
    sentTo: text("sent_to").notNull(),
    codeHash: text("code_hash").notNull(),
    wrongTries: smallint("wrong_tries").notNull().default(0),
    sentAt: instant("sent_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [uniqueIndex("one_time_code_account_purpose_key").on(t.accountId, t.purpose)],
);

/** An account of a social network that signs in here, by the network's own id for it. */
export const socialIdentity = pgTable(
  "social_identity",
  {
    id: id(),
    network: text("network").$type<SocialNetwork>().notNull(),
    subject: text("subject").notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("social_identity_network_subject_key").on(t.network, t.subject),
    uniqueIndex("social_identity_account_network_key").on(t.accountId, t.network),
  ],
);

/** What somebody agreed to, in the words shown, and when (PDPA). */
export const consent = pgTable(
  "consent",
  {
    id: id(),
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    /** Lower-cased; for those without an account. */
    email: text("email").notNull(),
    purpose: text("purpose").$type<"terms" | "vendor-terms" | "promotions">().notNull(),
    wording: text("wording").notNull(),
    givenAt: instant("given_at").notNull().defaultNow(),
  },
  (t) => [index("consent_email_idx").on(t.email), index("consent_account_idx").on(t.accountId)],
);

/** Counters of rate-limiter-flexible: shared by every server process, and they outlive all of them. */
export const throttle = pgTable(
  "throttle",
  {
    key: text("key").primaryKey(),
    points: bigint("points", { mode: "number" }).notNull().default(0),
    /** Milliseconds since 1970; null never ends. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("throttle_expire_idx").on(t.expire)],
);

/** A code that somebody shares; an influencer's changes the wording of the offer. */
export const referralCode = pgTable("referral_code", {
  /** Upper-cased. */
  code: text("code").primaryKey(),
  /** Null: the house gave it out. */
  ownerAccountId: uuid("owner_account_id").references(() => account.id, { onDelete: "set null" }),
  isInfluencer: boolean("is_influencer").notNull().default(false),
  createdAt: createdAt(),
});

/** First touch: where an account came from, as its browser kept it for 30 days. */
export const referral = pgTable(
  "referral",
  {
    accountId: uuid("account_id")
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    code: text("code").references(() => referralCode.code),
    /** `utm_source` and its kin. */
    campaign: jsonb("campaign").$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index("referral_code_idx").on(t.code)],
);

/** The promotional sign-up: one discount for each address (domain: Promotions). */
export const promoSignup = pgTable(
  "promo_signup",
  {
    id: id(),
    /** Lower-cased. */
    email: text("email").notNull(),
    refCode: text("ref_code").references(() => referralCode.code),
    /** Sent by mail, redeemed at checkout. */
    discountCode: text("discount_code").notNull(),
    /** Through an influencer: venues are left out. */
    excludesVenues: boolean("excludes_venues").notNull().default(false),
    /** When the code was last put in the post. */
    mailedAt: instant("mailed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("promo_signup_email_key").on(t.email),
    uniqueIndex("promo_signup_discount_key").on(t.discountCode),
    check("promo_signup_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

/** Everything done to an account that its owner, or an auditor, might ask about. Only ever added to. */
export const accountEvent = pgTable(
  "account_event",
  {
    id: id(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** Who did it: the account's own role, `operator:<email>` or `system`. */
    doneBy: text("done_by").$type<AccountRole | (string & {})>().notNull(),
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("account_event_account_idx").on(t.accountId, t.createdAt)],
);
