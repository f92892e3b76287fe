import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "@/server/db/schema/sale/order";
import { vendor } from "./vendor";

/** One review per order, which the vendor may answer once. */
export const review = pgTable(
  "review",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    rating: smallint("rating").notNull(),
    title: text("title").notNull().default(""),
    body: text("body").notNull(),
    /** Names of media files, in the couple's order. */
    pictures: text("pictures").array().notNull().default([]),
    vendorAnswer: text("vendor_answer"),
    answeredAt: instant("answered_at"),
    /** When an operator took it down; its stars don't count until it is restored. */
    hiddenAt: instant("hidden_at"),
    /** Pictures that an operator took down, the review itself staying. */
    hiddenPictures: text("hidden_pictures").array().notNull().default([]),
    /** Why, for its author. */
    hiddenReason: text("hidden_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("review_order_key").on(t.orderId),
    index("review_vendor_idx").on(t.vendorId, t.createdAt.desc(), t.id),
    index("review_vendor_rating_idx").on(t.vendorId, t.rating, t.createdAt.desc()),
    index("review_unanswered_idx")
      .on(t.vendorId, t.createdAt.desc(), t.id)
      .where(sql`vendor_answer is null`),
    check("review_rating_range", sql`${t.rating} between 1 and 5`),
  ],
);

/** A vendor asks for a review once per order. */
export const reviewRequest = pgTable("review_request", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => order.id),
  askedAt: instant("asked_at").notNull().defaultNow(),
});
