import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "./account";

/** A shareable code; an influencer's code changes the wording of the offer. */
export const referralCode = pgTable(
  "referral_code",
  {
    /** Upper-cased. */
    code: text("code").primaryKey(),
    /** Null for a code issued by Sayang. */
    ownerAccountId: uuid("owner_account_id").references(() => account.id, { onDelete: "set null" }),
    isInfluencer: boolean("is_influencer").notNull().default(false),
    /** The name with which `/?ref=` greets; null for codes without a greeting. */
    displayName: text("display_name"),
    /** The media file shown next to the name. */
    picture: text("picture"),
    /** From then on it greets nobody and counts for nothing new. */
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (t) => [index("referral_code_owner_idx").on(t.ownerAccountId)],
);

/** A promotional sign-up: one discount per address (domain: Promotions). */
export const promoSignup = pgTable(
  "promo_signup",
  {
    id: id(),
    /** Lower-cased. */
    email: text("email").notNull(),
    refCode: text("ref_code").references(() => referralCode.code),
    /** Sent by mail, redeemed at checkout. */
    discountCode: text("discount_code").notNull(),
    /** Set for an influencer's offer, which excludes venues. */
    excludesVenues: boolean("excludes_venues").notNull().default(false),
    /** The time at which the code was last mailed. */
    mailedAt: instant("mailed_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("promo_signup_email_key").on(t.email),
    index("promo_signup_ref_idx").on(t.refCode),
    uniqueIndex("promo_signup_discount_key").on(t.discountCode),
    check("promo_signup_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);
