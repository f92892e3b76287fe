import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { PromotionKind, PromotionSegment, PromotionType } from "@/contracts/sale/promotion/promotion";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";

/**
 * A campaign: `discount` is a coupon that lowers the price, `voucher` gives each customer a balance to pay with. Paid
 * for by its vendor, or by Sayang when it has none.
 */
export const promotion = pgTable(
  "promotion",
  {
    id: id(),
    vendorId: uuid("vendor_id").references(() => vendor.id),
    type: text("type").$type<PromotionType>().notNull(),
    /** Upper-cased. */
    code: text("code").notNull(),
    name: text("name").notNull(),
    kind: text("kind").$type<PromotionKind>().notNull(),
    /** For `percent`: in hundredths of a percent. */
    percentBps: integer("percent_bps"),
    /** For `fixed`. */
    amountCents: integer("amount_cents"),
    /** The largest discount of a percentage. */
    capCents: integer("cap_cents"),
    minSpendCents: integer("min_spend_cents").notNull().default(0),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    totalLimit: integer("total_limit"),
    perCustomerLimit: integer("per_customer_limit"),
    segment: text("segment").$type<PromotionSegment>().notNull().default("all"),
    /** Set for a code given to one customer's address, lower-cased. */
    onlyForEmail: text("only_for_email"),
    pausedAt: instant("paused_at"),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("promotion_code_key").on(t.vendorId, t.type, t.code, t.deletedAt).nullsNotDistinct(),
    index("promotion_vendor_idx").on(t.vendorId, t.type, t.createdAt.desc(), t.id),
    index("promotion_find_idx").on(t.code),
    check("promotion_code_upper", sql`${t.code} = upper(${t.code})`),
    check(
      "promotion_value",
      sql`case ${t.kind} when 'percent' then ${t.percentBps} between 1 and 10000 and ${t.amountCents} is null
        else ${t.amountCents} > 0 and ${t.percentBps} is null end`,
    ),
  ],
);

/** The part of the category tree that a campaign is limited to; no rows mean everything. */
export const promotionCategory = pgTable(
  "promotion_category",
  {
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotion.id, { onDelete: "cascade" }),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => category.id),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.categoryId] })],
);

/** The product types, the last level of the tree, that a campaign is limited to. */
export const promotionProductType = pgTable(
  "promotion_product_type",
  {
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotion.id, { onDelete: "cascade" }),
    productTypeId: uuid("product_type_id")
      .notNull()
      .references(() => productType.id),
  },
  (t) => [primaryKey({ columns: [t.promotionId, t.productTypeId] })],
);

/** A use by one order (a coupon) or one customer (a voucher's balance). Limits count uses that were not released. */
export const promotionUse = pgTable(
  "promotion_use",
  {
    id: id(),
    promotionId: uuid("promotion_id")
      .notNull()
      .references(() => promotion.id),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
    /** One use covers all orders of a checkout. */
    checkoutId: uuid("checkout_id"),
    amountCents: integer("amount_cents").notNull(),
    createdAt: createdAt(),
    /** Set when the order was never paid or was declined, so that the use no longer counts. */
    releasedAt: instant("released_at"),
  },
  (t) => [
    unique("promotion_use_checkout_key").on(t.promotionId, t.checkoutId),
    index("promotion_use_customer_idx").on(t.promotionId, t.customerId),
  ],
);
