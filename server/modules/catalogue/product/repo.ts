import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db, Transaction } from "@/server/db/client";
import { productType } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** More products than any vendor sells; bounds the size of a page. */
const MOST = 200;

/** Visible to the public: published, shown, and of an approved vendor. Scheduled drafts are not published yet. */
const isPublic = and(
  eq(product.status, PRODUCT_STATUS.published),
  eq(product.isVisibleOnProductPage, true),
  eq(vendor.status, "approved"),
);

const rows = (db: Db, where: SQL, most = MOST) =>
  db
    .select({
      product,
      vendor: {
        id: vendor.id,
        slug: vendor.slug,
        vendorName: vendor.vendorName,
        enableSelling: vendor.enableSelling,
      },
      productType: { id: productType.id, name: productType.name },
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .where(and(where, isPublic))
    .orderBy(desc(product.featured), asc(product.allInCents), asc(product.id))
    .limit(most);

export type ProductRow = Awaited<ReturnType<typeof rows>>[number];

export function publicProductsOf(db: Db, vendorId: string): Promise<ProductRow[]> {
  return rows(db, eq(product.vendorId, vendorId));
}

/** The products of all these vendors, in the same order as for one vendor. */
export function publicProductsOfVendors(db: Db, vendorIds: readonly string[]): Promise<ProductRow[]> {
  return rows(db, inArray(product.vendorId, [...vendorIds]), MOST * vendorIds.length);
}

/** In no particular order. */
export function publicProducts(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  return rows(db, inArray(product.id, [...ids]));
}

/** Returns those of the ids whose products are public. */
export async function publicIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const shown = await db
    .select({ id: product.id })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(and(inArray(product.id, [...ids]), isPublic));
  return new Set(shown.map(({ id }) => id));
}

export async function findPublicProductBySlug(
  db: Db,
  ofVendor: { id: string } | { slug: string },
  slug: string,
): Promise<ProductRow | null> {
  const owner = "id" in ofVendor ? eq(vendor.id, ofVendor.id) : eq(vendor.slug, ofVendor.slug);
  const [row] = await rows(db, and(owner, eq(product.slug, slug)) as SQL);
  return row ?? null;
}

export async function findPublicProduct(db: Db, id: string): Promise<ProductRow | null> {
  const [row] = await rows(db, eq(product.id, id));
  return row ?? null;
}

/** Locks these products against changes until the transaction ends. Returns their vendors. */
export async function holdProducts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ vendorId: product.vendorId })
    .from(product)
    .where(inArray(product.id, [...ids]))
    .orderBy(asc(product.id))
    .for("share");
  return [...new Set(rows.map(({ vendorId }) => vendorId))];
}
