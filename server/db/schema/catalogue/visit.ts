import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { vendor } from "./vendor";

/** How often a vendor's pages were opened on a day in Singapore. Only a count: nothing records who opened them. */
export const vendorView = pgTable(
  "vendor_view",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.vendorId, t.day] }), check("vendor_view_positive", sql`${t.views} > 0`)],
);

/** Searches from which a vendor's page was opened, counted by day. Shown only above a threshold. */
export const vendorSearchWord = pgTable(
  "vendor_search_word",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    words: text("words").notNull(),
    searches: integer("searches").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.day, t.words] }),
    check("vendor_search_word_positive", sql`${t.searches} > 0`),
  ],
);

/** Opened pages of search results by day and chosen category, `""` for none. Nothing records who searched. */
export const searchCount = pgTable(
  "search_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    /** The category's or product type's slug. */
    category: text("category").notNull(),
    searches: integer("searches").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.category] }),
    check("search_count_positive", sql`${t.searches} > 0`),
  ],
);
