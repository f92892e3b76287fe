import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type { ChosenAddOn } from "@/contracts/sale/cart";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id } from "@/server/db/schema/columns";
import { product } from "@/server/db/schema/catalogue/product";
import { offer } from "./offer";
import { promotion } from "./promotion";
import { voucher } from "./voucher";

export const cartLine = pgTable(
  "cart_line",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    eventDate: date("event_date", { mode: "string" }),
    /** Only on lines of products sold for lunch and dinner. */
    meal: text("meal").$type<Meal>(),
    /** The all-in price that the couple saw when adding it; a later change is pointed out, never charged silently. */
    seenCents: integer("seen_cents").notNull(),
    addOns: jsonb("add_ons").$type<ChosenAddOn[]>().notNull().default([]),
    /** The couple's note to the vendor about this item. */
    note: text("note").notNull().default(""),
    /** The offer that the line is a part of, and its place in it; the price is the offer's. */
    offerId: uuid("offer_id").references(() => offer.id, { onDelete: "cascade" }),
    offerPosition: smallint("offer_position"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("cart_line_product_key")
      .on(t.customerId, t.productId, t.eventDate, t.meal, t.offerId)
      .nullsNotDistinct(),
    index("cart_line_offer_idx").on(t.offerId),
    check("cart_line_offer", sql`(${t.offerId} is null) = (${t.offerPosition} is null)`),
    check("cart_line_meal", sql`${t.meal} in ('lunch', 'dinner')`),
    check("cart_line_quantity_positive", sql`${t.quantity} > 0`),
  ],
);

/** The coupon and the voucher on a customer's cart, at most one of each. */
export const cartCodes = pgTable("cart_codes", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customer.id, { onDelete: "cascade" }),
  promotionId: uuid("promotion_id").references(() => promotion.id),
  voucherId: uuid("voucher_id").references(() => voucher.id),
});
