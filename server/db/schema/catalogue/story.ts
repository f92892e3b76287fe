import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "@/server/db/schema/sale/order";
import { vendor } from "./vendor";

/** A couple's wedding as it wants to show it. Public only while `publishedAt` is set. */
export const story = pgTable(
  "story",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .unique()
      .references(() => customer.id, { onDelete: "cascade" }),
    slug: text("slug").notNull().unique(),
    names: text("names").notNull(),
    title: text("title").notNull(),
    words: text("words").notNull(),
    showMonth: boolean("show_month").notNull().default(false),
    showReviews: boolean("show_reviews").notNull().default(false),
    /** Media names; the first is the cover. */
    pictures: text("pictures").array().notNull().default([]),
    publishedAt: instant("published_at"),
    /** When an operator took it down; it can't be published until it is restored. */
    hiddenAt: instant("hidden_at"),
    /** Why, for the couple. */
    hiddenReason: text("hidden_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("story_published_idx")
      .on(t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`published_at is not null`),
  ],
);

/** The delivered orders that a story credits. */
export const storyOrder = pgTable(
  "story_order",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => story.id, { onDelete: "cascade" }),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.orderId] }),
    index("story_order_order_idx").on(t.orderId),
    index("story_order_vendor_idx").on(t.vendorId, t.storyId),
  ],
);
