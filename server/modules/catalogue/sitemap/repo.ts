import { and, asc, eq, gte, sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

const approved = eq(vendor.status, "approved");
const shown = and(eq(product.status, PRODUCT_STATUS.published), eq(product.isVisibleOnProductPage, true));

/** Returns the first id of each file of `size`, in order, using an index-only scan at any scale. */
export async function firstIds(db: Db, of: "vendor" | "product", size: number): Promise<string[]> {
  const [table, where] = of === "vendor" ? [vendor, approved] : [product, shown];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (select ${table.id} as id, row_number() over (order by ${table.id}) as n from ${table} where ${where}) t
    where n % ${size} = 1 order by id
  `);
  return rows.map((row) => row.id);
}

export type ListedVendor = { slug: string; name: string; picture: string | null };

export async function vendorsFrom(db: Db, first: string, size: number): Promise<ListedVendor[]> {
  return db
    .select({ slug: vendor.slug, name: vendor.vendorName, picture: vendor.bannerImage })
    .from(vendor)
    .where(and(approved, gte(vendor.id, first)))
    .orderBy(asc(vendor.id))
    .limit(size);
}

export type ListedProduct = { slug: string; vendorSlug: string; title: string; picture: string | null };

/** Omits products of vendors that stopped selling, so a file may contain fewer than `size`. */
export async function productsFrom(db: Db, first: string, size: number): Promise<ListedProduct[]> {
  const page = db
    .select({
      id: product.id,
      vendorId: product.vendorId,
      slug: product.slug,
      title: product.title,
      picture: sql<string | null>`${product.images}[1]`.as("picture"),
    })
    .from(product)
    .where(and(shown, gte(product.id, first)))
    .orderBy(asc(product.id))
    .limit(size)
    .as("page");
  return db
    .select({ slug: page.slug, vendorSlug: vendor.slug, title: page.title, picture: page.picture })
    .from(page)
    .innerJoin(vendor, and(eq(vendor.id, page.vendorId), approved))
    .orderBy(asc(page.id));
}
