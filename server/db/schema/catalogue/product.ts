import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BulkChangeKind, ProductBefore } from "@/contracts/catalogue/product/bulk-change";
import type {
  OpenHours,
  ProductAttribute,
  ProductFilter,
  ProductStatus,
  StoredAddOn,
} from "@/contracts/catalogue/product/product";
import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { RevisedProduct, RevisionState } from "@/contracts/catalogue/product/own-product";
import type { GstType } from "@/lib/money";
import { category, productType } from "./category";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

export const product = pgTable(
  "product",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    /** Plain text. */
    details: text("details").notNull().default(""),
    /** Rich text, sanitised when it was saved. */
    detailHtml: text("detail_html").notNull().default(""),
    skuCode: text("sku_code").notNull().default(""),
    status: smallint("status").$type<ProductStatus>().notNull().default(0),
    /** Changes the operator asked for; status 2. */
    statusReason: text("status_reason").notNull().default(""),
    /** When its content was last approved for publication; null requires a review first. */
    approvedAt: instant("approved_at"),
    /** Incremented by each save, so that two tabs can't overwrite each other. */
    version: integer("version").notNull().default(1),
    level1Id: uuid("level1_id")
      .notNull()
      .references(() => category.id),
    level2Id: uuid("level2_id").references(() => category.id),
    level3Id: uuid("level3_id").references(() => category.id),
    productTypeId: uuid("product_type_id").references(() => productType.id),
    productFamily: text("product_family").array().notNull().default([]),
    /** The listed price, before `++` and before GST of type 2. */
    priceCents: integer("price_cents").notNull(),
    gstType: smallint("gst_type").$type<GstType>().notNull(),
    /** A `++` price: 10 % service charge, then 9 % GST on the sum. */
    plusPlus: boolean("plus_plus").notNull().default(false),
    /** The all-in price of one, stored so that lists can sort and filter by it. */
    allInCents: integer("all_in_cents").notNull(),
    /** The unit of sale: `table of 10`, `gown`, `package`. */
    priceMetric: text("price_metric").notNull(),
    /** The vendor's own cost, which couples never see. */
    costCents: integer("cost_cents"),
    taxStatus: text("tax_status").notNull().default(""),
    taxClass: text("tax_class").notNull().default("-"),
    enableMinMaxRule: boolean("enable_min_max_rule").notNull().default(false),
    minQty: integer("min_qty"),
    maxQty: integer("max_qty"),
    minPricingCents: integer("min_pricing_cents"),
    maxPricingCents: integer("max_pricing_cents"),
    tags: text("tags").array().notNull().default([]),
    focusKeyword: text("focus_keyword").notNull().default("-"),
    attributes: jsonb("attributes").$type<ProductAttribute[]>().notNull().default([]),
    filterId: text("filter_id").notNull().default(""),
    filterValues: text("filter_values").array().notNull().default([]),
    /** The attributes that were chosen as filters of the product type. */
    filters: jsonb("filters").$type<ProductFilter[]>().notNull().default([]),
    /** Arbitrary data that a client stores with the product. */
    custom: text("custom").notNull().default(""),
    addOns: jsonb("add_ons").$type<StoredAddOn[]>().notNull().default([]),
    /** Prices by day; the first rule that applies to a day decides. */
    priceRules: jsonb("price_rules").$type<StoredPriceRule[]>().notNull().default([]),
    enableSelling: boolean("enable_selling").notNull().default(true),
    featured: boolean("featured").notNull().default(false),
    isVisibleOnProductPage: boolean("is_visible_on_product_page").notNull().default(true),
    publishAt: instant("publish_at"),
    customOffDays: date("custom_off_days", { mode: "string" }).array().notNull().default([]),
    openHours: jsonb("open_hours").$type<OpenHours>(),
    images: text("images").array().notNull().default([]),
    videoUrl: text("video_url"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("product_vendor_slug_key").on(t.vendorId, t.slug),
    index("product_vendor_idx").on(t.vendorId, t.status, t.featured.desc(), t.id),
    index("product_vendor_title_idx").on(t.vendorId, t.title, t.id),
    index("product_publish_idx")
      .on(t.publishAt)
      .where(sql`${t.status} = 0 and ${t.approvedAt} is not null`),
    index("product_review_idx")
      .on(t.updatedAt)
      .where(sql`${t.status} = 4`),
    index("product_level1_idx").on(t.level1Id, t.allInCents, t.id),
    index("product_type_idx").on(t.productTypeId, t.allInCents, t.id),
    index("product_price_idx").on(t.allInCents, t.id),
    // Covers the sitemap's query.
    index("product_public_idx")
      .on(t.id)
      .where(sql`${t.status} = 1 and ${t.isVisibleOnProductPage}`),
    index("product_created_idx").on(t.createdAt.desc(), t.id),
    check("product_status_known", sql`${t.status} in (0, 1, 2, 4)`),
    check("product_gst_type_known", sql`${t.gstType} in (0, 1, 2)`),
    check("product_cost_not_negative", sql`${t.costCents} >= 0`),
    check("product_price_positive", sql`${t.priceCents} > 0 and ${t.allInCents} > 0`),
    check("product_quantity_range", sql`coalesce(${t.minQty}, 1) <= coalesce(${t.maxQty}, 2147483647)`),
  ],
);

/** The edit of a published product that waits for review or was returned; the live version is unchanged. */
export const productRevision = pgTable(
  "product_revision",
  {
    productId: uuid("product_id")
      .primaryKey()
      .references(() => product.id, { onDelete: "cascade" }),
    state: text("state").$type<RevisionState>().notNull().default("pending"),
    content: jsonb("content").$type<RevisedProduct>().notNull(),
    /** Why the operator returned it. */
    reason: text("reason").notNull().default(""),
    submittedAt: instant("submitted_at").notNull().defaultNow(),
  },
  (t) => [
    index("product_revision_pending_idx")
      .on(t.submittedAt)
      .where(sql`${t.state} = 'pending'`),
    check("product_revision_state_known", sql`${t.state} in ('pending', 'returned')`),
  ],
);

/** An import or a price change of many products, which the vendor can undo as a whole. */
export const productBulkChange = pgTable(
  "product_bulk_change",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    kind: text("kind").$type<BulkChangeKind>().notNull(),
    /** The file's name, or the price change in words. */
    label: text("label").notNull(),
    added: integer("added").notNull(),
    updated: integer("updated").notNull(),
    createdAt: createdAt(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    index("product_bulk_change_vendor_idx").on(t.vendorId, t.createdAt.desc(), t.id),
    check("product_bulk_change_kind_known", sql`${t.kind} in ('import', 'prices')`),
  ],
);

export const productBulkChangeItem = pgTable(
  "product_bulk_change_item",
  {
    bulkChangeId: uuid("bulk_change_id")
      .notNull()
      .references(() => productBulkChange.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** The product's version after the change; another one means that it was edited since. */
    version: integer("version").notNull(),
    /** Null for a product that the change added. */
    before: jsonb("before").$type<ProductBefore>(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkChangeId, t.productId] }),
    index("product_bulk_change_item_product_idx").on(t.productId),
  ],
);

/** A vendor's choices in earlier imports, proposed for the next file from the same program. */
export const productImportMemory = pgTable("product_import_memory", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  /** The field of each column title; an empty text for a column that was left out. */
  columns: jsonb("columns").$type<Record<string, string>>().notNull(),
  /** The id of the product type or category that each word in a file stands for. */
  types: jsonb("types").$type<Record<string, string>>().notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
