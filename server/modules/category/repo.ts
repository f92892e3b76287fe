import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/category";
import { vendorCategory } from "@/server/db/schema/vendor";

export type CategoryRow = { id: string; parentId: string | null; level: number; slug: string; name: string };
export type ProductTypeRow = {
  id: string;
  categoryId: string;
  slug: string;
  name: string;
  image: string | null;
};

/** The whole tree, in menu order. It has some hundred rows, so that it is read in one go. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .select({
      id: category.id,
      parentId: category.parentId,
      level: category.level,
      slug: category.slug,
      name: category.name,
    })
    .from(category)
    .orderBy(asc(category.level), asc(category.position), asc(category.id));
}

export async function allProductTypes(db: Db): Promise<ProductTypeRow[]> {
  return db
    .select({
      id: productType.id,
      categoryId: productType.categoryId,
      slug: productType.slug,
      name: productType.name,
      image: productType.image,
    })
    .from(productType)
    .orderBy(asc(productType.position), asc(productType.id));
}

export async function categoryIdsOfVendor(db: Db, vendorId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: vendorCategory.categoryId })
    .from(vendorCategory)
    .where(eq(vendorCategory.vendorId, vendorId));
  return new Set(rows.map((row) => row.id));
}

/** Ids of a category and all below it. */
export function subtreeOf(categoryId: string) {
  return sql`(with recursive below as (
    select id from category where id = ${categoryId}
    union all select c.id from category c join below on c.parent_id = below.id
  ) select id from below)`;
}
