import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import { createdAt, id, tsvector } from "@/server/db/schema/columns";
import { product } from "./product";
import { vendor } from "./vendor";

/**
 * The search data of approved vendors. Everything except `words` is stored inline, so that all vendors can be counted
 * and matches sorted in milliseconds. Triggers update it in the transaction that changes a vendor, its products or
 * categories; nothing else writes it.
 */
export const searchVendor = pgTable(
  "search_vendor",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendor.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
    priceCents: integer("price_cents"),
    rating: real("rating").notNull(),
    ratingCount: integer("rating_count").notNull(),
    /** The rating, smoothed by a few reviews that every vendor starts with, plus a bonus for completed orders. */
    quality: real("quality").notNull(),
    capacityTables: integer("capacity_tables"),
    district: smallint("district"),
    dailyCapacity: smallint("daily_capacity").notNull(),
    /** Whether it takes new orders. */
    selling: boolean("selling").notNull().default(true),
    halalUntil: date("halal_until", { mode: "string" }),
    offDays: date("off_days", { mode: "string" }).array().notNull(),
    styles: text("styles").array().notNull(),
    languages: text("languages").array().notNull().default([]),
    ceremonies: text("ceremonies").array().notNull().default([]),
    /** Whether it sells something for that meal. */
    lunch: boolean("lunch").notNull().default(false),
    dinner: boolean("dinner").notNull().default(false),
    /**
     * The smallest and largest wedding in guests; null for vendors for whom the number doesn't matter, and for no
     * limit.
     */
    guestsMin: integer("guests_min"),
    guestsMax: integer("guests_max"),
    /** The categories of its products and services, by level. */
    level1Ids: uuid("level1_ids").array().notNull(),
    level2Ids: uuid("level2_ids").array().notNull(),
    level3Ids: uuid("level3_ids").array().notNull(),
    typeIds: uuid("type_ids").array().notNull(),
    nameWords: tsvector("name_words").notNull(),
    /** Categories, product types, styles, and `district9`. */
    kindWords: tsvector("kind_words").notNull(),
    /** Titles of its products. */
    titleWords: tsvector("title_words").notNull(),
    /** All of these, plus the texts of its profile and products. */
    words: tsvector("words").notNull(),
  },
  (t) => [
    index("search_vendor_words_idx").using("gin", t.words),
    index("search_vendor_place_idx").using("gin", t.level1Ids, t.level2Ids, t.level3Ids, t.typeIds),
  ],
);

/** The search data of products on sale. The vendor's data is in `search_vendor`. */
export const searchProduct = pgTable(
  "search_product",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => product.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    level1Id: uuid("level1_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date", precision: 3 }).notNull(),
    priceCents: integer("price_cents").notNull(),
    /** The product's rank within its vendor, so that lists don't show one vendor's products in a row. */
    turn: smallint("turn").notNull(),
    featured: boolean("featured").notNull(),
    /** Whether it can be ordered while its vendor takes new orders. */
    selling: boolean("selling").notNull().default(true),
    offDays: date("off_days", { mode: "string" }).array().notNull(),
    /** Weekdays on which it is never open, 0 Sunday to 6 Saturday. */
    closedWeekdays: smallint("closed_weekdays").array().notNull().default([]),
    lunch: boolean("lunch").notNull().default(false),
    dinner: boolean("dinner").notNull().default(false),
    /** Whether it has prices by day. */
    ruled: boolean("ruled").notNull().default(false),
    /** Whether its price or sale depends on the day or meal. */
    varies: boolean("varies").notNull().default(false),
    level2Id: uuid("level2_id"),
    level3Id: uuid("level3_id"),
    typeId: uuid("type_id"),
    /** The unit that the price grows with: a table of ten, a guest, or none. */
    basis: text("basis").$type<PriceBasis>().notNull().default("order"),
    /** The smallest and largest quantity of one order. */
    leastUnits: integer("least_units").notNull().default(1),
    mostUnits: integer("most_units"),
    /** Whether it is one of the offers by which its vendor is priced for a wedding. */
    mainLine: boolean("main_line").notNull().default(false),
    nameWords: tsvector("name_words").notNull(),
    /** Categories and product type. */
    kindWords: tsvector("kind_words").notNull(),
  },
  (t) => [
    index("search_product_vendor_idx").on(t.vendorId),
    index("search_product_main_line_idx")
      .on(t.vendorId)
      .where(sql`${t.mainLine}`),
    index("search_product_varies_idx")
      .on(t.vendorId)
      .where(sql`${t.mainLine} and ${t.varies}`),
    index("search_product_level1_idx").on(t.level1Id),
    index("search_product_level2_idx").on(t.level2Id),
    index("search_product_level3_idx").on(t.level3Id),
    index("search_product_type_idx").on(t.typeId),
  ],
);

/**
 * The prices by day of products on sale, all-in, in order of precedence. Days are bit masks, so that a search compares
 * integers. The last row of a product is its usual price.
 */
export const searchProductRule = pgTable(
  "search_product_rule",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => searchProduct.productId, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    /** Bit 0 for Sunday to bit 6. */
    weekdays: smallint("weekdays").notNull(),
    /** Bit 0 for January to bit 11. */
    months: smallint("months").notNull(),
    fromDate: date("from_date", { mode: "string" }).notNull(),
    untilDate: date("until_date", { mode: "string" }).notNull(),
    /** In the order of `SPECIAL_DAYS`; 0 for any day. */
    specialDays: smallint("special_days").notNull(),
    /** Without a condition on the day. */
    everyDay: boolean("every_day").notNull(),
    /** Whether it applies when that meal is wanted; `forDinner` also when none is. */
    forLunch: boolean("for_lunch").notNull(),
    forDinner: boolean("for_dinner").notNull(),
    priceCents: integer("price_cents").notNull(),
    /** The smallest and largest quantity at this price. */
    leastUnits: integer("least_units").notNull(),
    mostUnits: integer("most_units"),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
);

/** All words of a product on sale, in a separate table because their length would slow down counting. */
export const searchProductText = pgTable(
  "search_product_text",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => searchProduct.productId, { onDelete: "cascade" }),
    words: tsvector("words").notNull(),
  },
  (t) => [index("search_product_text_words_idx").using("gin", t.words)],
);

/** The dictionary for spelling corrections, with frequencies. Refreshed by a job. */
export const searchWord = pgTable("search_word", {
  word: text("word").primaryKey(),
  frequency: integer("frequency").notNull(),
});

/** Operators' synonyms, in addition to those of words/data. Typing one of `say` finds all of `say` and `mean`. */
export const searchSynonym = pgTable("search_synonym", {
  id: id(),
  /** Normalised as search does: without case, accents and punctuation. */
  say: text("say").array().notNull(),
  mean: text("mean").array().notNull(),
  createdAt: createdAt(),
});

/** The searches of each day for which nothing on sale matched all words. Kept for 90 days, without who searched. */
export const searchMiss = pgTable(
  "search_miss",
  {
    /** In Singapore. */
    day: date("day", { mode: "string" }).notNull(),
    kind: text("kind").$type<SearchKind>().notNull(),
    words: text("words").notNull(),
    times: integer("times").notNull().default(1),
    /** What was shown instead; "" for nothing. */
    instead: text("instead").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.words] })],
);
