import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";

export type CategoryRow = { id: string; parentId: string | null; level: number; slug: string; name: string };
export type ProductTypeRow = {
  id: string;
  categoryId: string;
  slug: string;
  name: string;
  image: string | null;
};

/** Returns the whole tree in menu order. It has a few hundred rows, so it is read at once. */
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
