import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MilestoneRule, PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import type { OfferedItem, OfferState, OfferTemplateItem } from "@/contracts/sale/offer";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** A vendor's priced proposal to one couple. Its content never changes: another offer replaces it. */
export const offer = pgTable(
  "offer",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    /** The category of its first product: of each family one offer is open to a couple. */
    familyId: uuid("family_id").notNull(),
    /** An open offer counts as expired after its last day. */
    state: text("state").$type<OfferState>().notNull(),
    items: jsonb("items").$type<OfferedItem[]>().notNull(),
    eventDate: date("event_date", { mode: "string" }).notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The offer's payments, and the refund rule as it stood. */
    paymentPolicy: jsonb("payment_policy").$type<PaymentPolicy>().notNull(),
    /** The last day in Singapore on which it can be ordered. */
    validUntil: date("valid_until", { mode: "string" }).notNull(),
    terms: text("terms").notNull(),
    note: text("note").notNull(),
    /** Without a reference, because holds are deleted when they expire. */
    holdId: uuid("hold_id"),
    heldUntil: instant("held_until"),
    replacesId: uuid("replaces_id").references((): AnyPgColumn => offer.id, { onDelete: "set null" }),
    changeWords: text("change_words").notNull().default(""),
    changeAskedAt: instant("change_asked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("offer_open_key")
      .on(t.customerId, t.vendorId, t.familyId)
      .where(sql`${t.state} = 'open'`),
    index("offer_room_idx").on(t.customerId, t.vendorId, t.createdAt.desc()),
    index("offer_expiry_idx")
      .on(t.validUntil)
      .where(sql`${t.state} = 'open'`),
    check("offer_total_positive", sql`${t.totalCents} > 0`),
  ],
);

/** An offer that a vendor starts from. */
export const offerTemplate = pgTable(
  "offer_template",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    name: text("name").notNull(),
    items: jsonb("items").$type<OfferTemplateItem[]>().notNull(),
    steps: jsonb("steps").$type<MilestoneRule[]>().notNull(),
    validDays: smallint("valid_days").notNull(),
    holdDays: smallint("hold_days").notNull(),
    terms: text("terms").notNull(),
    note: text("note").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("offer_template_vendor_idx").on(t.vendorId, t.createdAt)],
);
