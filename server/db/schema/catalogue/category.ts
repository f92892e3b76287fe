import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id } from "@/server/db/schema/columns";

/** The category tree: 1 master category, 2 category, 3 sub-category. Product types belong to any of them. */
export const category = pgTable(
  "category",
  {
    id: id(),
    parentId: uuid("parent_id").references((): AnyPgColumn => category.id),
    level: smallint("level").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    position: smallint("position").notNull(),
  },
  (t) => [
    uniqueIndex("category_slug_key").on(t.slug),
    index("category_parent_idx").on(t.parentId, t.position),
    check("category_level_known", sql`${t.level} between 1 and 3`),
    check("category_root_is_level_1", sql`(${t.level} = 1) = (${t.parentId} is null)`),
  ],
);

export const productType = pgTable(
  "product_type",
  {
    id: id(),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => category.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** Media file name; null shows a placeholder. */
    image: text("image"),
    position: smallint("position").notNull(),
  },
  (t) => [
    uniqueIndex("product_type_slug_key").on(t.slug),
    index("product_type_category_idx").on(t.categoryId, t.position),
  ],
);

/** Former slugs of categories and product types. Addresses with one redirect to the current slug. */
export const categoryAddress = pgTable(
  "category_address",
  {
    slug: text("slug").primaryKey(),
    categoryId: uuid("category_id").references(() => category.id, { onDelete: "cascade" }),
    productTypeId: uuid("product_type_id").references(() => productType.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("category_address_category_idx").on(t.categoryId),
    index("category_address_type_idx").on(t.productTypeId),
    check("category_address_of_one", sql`num_nonnulls(${t.categoryId}, ${t.productTypeId}) = 1`),
  ],
);

/**
 * The reference data that was adopted, by kind and slug. An entry outlives its row, so that what an operator deletes
 * doesn't return at the next start.
 */
export const referenceEntry = pgTable("reference_entry", {
  key: text("key").primaryKey(),
  createdAt: createdAt(),
});
