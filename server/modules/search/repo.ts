import { and, asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { VendorSort } from "@/contracts/search";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/product";
import { vendor, vendorCategory } from "@/server/db/schema/vendor";
import { textQuery } from "./text-query";

/** A category with all below it (its ids), or a product type. `masterId` is the root above it. */
export type CategoryFilter =
  | { kind: "category"; id: string; level: number; masterId: string; subtree: readonly string[] }
  | { kind: "product-type"; id: string };

export type VendorFilter = { q: string; category: CategoryFilter | null };
export type VendorPage = { sort: VendorSort; limit: number; offset: number };

const onSale = sql`${product.status} = 1 and ${product.isVisibleOnProductPage}`;

/** Ids of matching vendors, page by page. Its plan is looked at by a test. */
export function vendorIdsStatement(db: Db, filter: VendorFilter, { sort, limit, offset }: VendorPage) {
  return db
    .select({ id: vendor.id })
    .from(vendor)
    .where(matching(filter))
    .orderBy(...orderOf(sort, textQuery(filter.q)))
    .limit(limit)
    .offset(offset);
}

export async function findVendorIds(db: Db, filter: VendorFilter, page: VendorPage): Promise<string[]> {
  const rows = await vendorIdsStatement(db, filter, page);
  return rows.map((row) => row.id);
}

export async function countVendors(db: Db, filter: VendorFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(vendor).where(matching(filter));
  return row?.n ?? 0;
}

function matching({ q, category }: VendorFilter): SQL | undefined {
  const typed = textQuery(q);
  return and(
    eq(vendor.status, "approved"),
    typed ? speaksOf(typed) : undefined,
    category ? serves(category) : undefined,
  );
}

/** By its own text or by that of a product. A union, because `or` across two tables could use neither index. */
function speaksOf(typed: SQL): SQL {
  return sql`${vendor.id} in (
    select v.id from ${vendor} v where v.search @@ ${typed}
    union
    select ${product.vendorId} from ${product} where ${product.search} @@ ${typed} and ${onSale}
  )`;
}

function serves(category: CategoryFilter): SQL {
  if (category.kind === "product-type") {
    return sql`${vendor.id} in (
      select ${product.vendorId} from ${product} where ${product.productTypeId} = ${category.id} and ${onSale}
    )`;
  }
  const levels = [product.level1Id, product.level2Id, product.level3Id];
  const column = levels[category.level - 1] ?? product.level1Id;
  // The root is named too, because only its column is indexed.
  const within = sql`${product.level1Id} = ${category.masterId} and ${column} = ${category.id}`;
  return sql`${vendor.id} in (
    select ${vendorCategory.vendorId} from ${vendorCategory}
      where ${vendorCategory.categoryId} in (${sql.join(
        category.subtree.map((id) => sql`${id}`),
        sql`, `,
      )})
    union
    select ${product.vendorId} from ${product} where ${within} and ${onSale}
  )`;
}

/** The words about nulls make each order that of its index. The id makes it stable. */
function orderOf(sort: VendorSort, typed: SQL | null): SQL[] {
  const featured = sql`${vendor.featured} desc nulls last`;
  const rating = sql`${vendor.ratingAverage} desc nulls first`;
  const id = asc(vendor.id);
  switch (sort) {
    case "rating":
      return [rating, sql`${vendor.ratingCount} desc nulls last`, id];
    case "price-asc":
      return [sql`${vendor.priceFromCents} asc nulls last`, id];
    case "price-desc":
      return [sql`${vendor.priceFromCents} desc nulls last`, id];
    case "newest":
      return [sql`${vendor.createdAt} desc nulls last`, id];
    case "relevance":
      // A match in the name stands above one in a heading or a product, whoever is featured.
      return typed
        ? [sql`round(ts_rank(${vendor.search}, ${typed})::numeric, 1) desc`, featured, rating, id]
        : [featured, rating, id];
  }
}
