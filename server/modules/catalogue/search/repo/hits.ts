import { and, eq, inArray, sql } from "drizzle-orm";
import { HIT_PICTURES } from "@/contracts/catalogue/search/search";
import type { Db } from "@/server/db/client";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { isFeatured, vendor, vendorFlags } from "@/server/db/schema/catalogue/vendor";

const hits = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: product.id,
      slug: product.slug,
      title: product.title,
      description: product.description,
      priceCents: product.priceCents,
      priceRules: product.priceRules,
      attributes: product.attributes,
      gstType: product.gstType,
      plusPlus: product.plusPlus,
      priceMetric: product.priceMetric,
      image: sql<string | null>`${product.images}[1]`,
      featured: product.featured,
      enableSelling: sql<boolean>`${product.enableSelling} and ${vendor.enableSelling}`,
      productType: { id: productType.id, name: productType.name },
      vendor: {
        id: vendor.id,
        slug: vendor.slug,
        vendorName: vendor.vendorName,
        district: vendor.district,
        postCode: vendor.postCode,
        ratingSum: vendor.ratingSum,
        ratingCount: vendor.ratingCount,
        ...vendorFlags,
      },
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .where(inArray(product.id, [...ids]));

export type HitRow = Awaited<ReturnType<typeof hits>>[number];

/** Returns products in the form of search results, in no particular order. */
export async function findHits(db: Db, ids: readonly string[]): Promise<HitRow[]> {
  return hits(db, ids);
}

/** Returns the first gallery pictures of each vendor. */
export async function findPictures(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: vendor.id,
      pictures: sql<string[]>`${vendor.galleryImages}[1:${sql.raw(String(HIT_PICTURES))}]`,
    })
    .from(vendor)
    .where(inArray(vendor.id, [...ids]));
  return new Map(rows.map(({ id, pictures }) => [id, pictures]));
}

/** Returns the ids of all approved vendors that Sayang features. */
export async function findFeatured(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isFeatured, eq(vendor.status, "approved")));
  return rows.map(({ id }) => id);
}

const pins = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: vendor.id,
      slug: vendor.slug,
      vendorName: vendor.vendorName,
      category: category.name,
      latitude: vendor.latitude,
      longitude: vendor.longitude,
      priceFromCents: vendor.priceFromCents,
      priceMetric: vendor.priceFromMetric,
      ratingSum: vendor.ratingSum,
      ratingCount: vendor.ratingCount,
      image: sql<string | null>`coalesce(${vendor.profileImage}, ${vendor.bannerImage})`,
    })
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(inArray(vendor.id, [...ids]));

export type PinRow = Awaited<ReturnType<typeof pins>>[number];

/** Returns vendors in the form of map pins, in no particular order. */
export async function findPins(db: Db, ids: readonly string[]): Promise<PinRow[]> {
  return pins(db, ids);
}
