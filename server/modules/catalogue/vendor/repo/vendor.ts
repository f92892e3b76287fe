import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { PageQuery } from "@/contracts/envelope.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db, Transaction } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { isFeatured, vendor, vendorCategory, vendorFlags } from "@/server/db/schema/catalogue/vendor";

const cardColumns = {
  id: vendor.id,
  slug: vendor.slug,
  vendorName: vendor.vendorName,
  tagline: vendor.tagline,
  masterCategory: { id: category.id, name: category.name, slug: category.slug },
  profileImage: vendor.profileImage,
  bannerImage: vendor.bannerImage,
  district: vendor.district,
  postCode: vendor.postCode,
  ratingSum: vendor.ratingSum,
  ratingCount: vendor.ratingCount,
  priceFromCents: vendor.priceFromCents,
  priceFromMetric: vendor.priceFromMetric,
  featured: isFeatured,
  ...vendorFlags,
  capacityTables: vendor.capacityTables,
};

const detailColumns = {
  ...cardColumns,
  companyName: vendor.companyName,
  profileSummary: vendor.profileSummary,
  website: vendor.website,
  galleryImages: vendor.galleryImages,
  blockNumber: vendor.blockNumber,
  unitNo: vendor.unitNo,
  buildingName: vendor.buildingName,
  streetAddress1: vendor.streetAddress1,
  country: vendor.country,
  latitude: vendor.latitude,
  longitude: vendor.longitude,
  socialMedia: vendor.socialMedia,
  faq: vendor.faq,
  paymentPolicy: vendor.paymentPolicy,
  gstRegistered: vendor.gstRegistered,
  halls: vendor.halls,
  styleTags: vendor.styleTags,
  languages: vendor.languages,
  ceremonies: vendor.ceremonies,
  ordersCompleted: vendor.ordersCompleted,
  createdAt: vendor.createdAt,
  /** Taken from its visible products, the featured one first. */
  videoUrl: sql<string | null>`(
    select video_url from ${product}
    where ${product.vendorId} = ${vendor.id} and ${product.status} = ${PRODUCT_STATUS.published}
      and ${product.isVisibleOnProductPage} and ${product.videoUrl} is not null
    order by ${product.featured} desc, ${product.id} limit 1
  )`,
};

const approved = eq(vendor.status, "approved");

const cards = (db: Db) =>
  db
    .select(cardColumns)
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .$dynamic();

const details = (db: Db) =>
  db
    .select(detailColumns)
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .$dynamic();

export type CardRow = Awaited<ReturnType<typeof cards>>[number];
export type DetailRow = Awaited<ReturnType<typeof details>>[number];

/** Returns approved vendors among `ids`, in no particular order. */
export async function findCards(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  return cards(db).where(and(approved, inArray(vendor.id, [...ids])));
}

/** Returns a vendor that has closed, with its main category. */
export async function findClosed(db: Db, by: { id: string } | { slug: string }) {
  const [row] = await db
    .select({
      id: vendor.id,
      slug: vendor.slug,
      vendorName: vendor.vendorName,
      category: { slug: category.slug, name: category.name },
    })
    .from(vendor)
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(and(eq(vendor.status, "closed"), "id" in by ? eq(vendor.id, by.id) : eq(vendor.slug, by.slug)));
  return row ?? null;
}

export async function findApproved(db: Db, by: { id: string } | { slug: string }): Promise<DetailRow | null> {
  const [row] = await details(db).where(
    and(approved, "id" in by ? eq(vendor.id, by.id) : eq(vendor.slug, by.slug)),
  );
  return row ?? null;
}

/** Returns a vendor of any status, for its own preview. */
export async function findAny(db: Db, id: string): Promise<DetailRow | null> {
  const [row] = await details(db).where(eq(vendor.id, id));
  return row ?? null;
}

const wanted = ({ searchBy }: PageQuery) =>
  and(
    approved,
    searchBy ? sql`${vendor.vendorName} ilike ${`%${searchBy.replace(/[\\%_]/g, "\\$&")}%`}` : undefined,
  );

/** Returns approved vendors by name. */
export async function listApproved(db: Db, query: PageQuery): Promise<CardRow[]> {
  const order = query.sortBy === "desc" ? desc : asc;
  return cards(db)
    .where(wanted(query))
    .orderBy(order(vendor.vendorName), order(vendor.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function countApproved(db: Db, query: PageQuery): Promise<number> {
  const [row] = await db.select({ n: count() }).from(vendor).where(wanted(query));
  return row?.n ?? 0;
}

export type ServedRow = { vendorId: string; id: string; name: string; level: number };

/** Returns the categories of each vendor, the main offering first. */
export async function categoriesOf(db: Db, vendorIds: readonly string[]): Promise<ServedRow[]> {
  return db
    .select({
      vendorId: vendorCategory.vendorId,
      id: category.id,
      name: category.name,
      level: category.level,
    })
    .from(vendorCategory)
    .innerJoin(category, eq(category.id, vendorCategory.categoryId))
    .where(inArray(vendorCategory.vendorId, [...vendorIds]))
    .orderBy(desc(vendorCategory.isMain), asc(category.level), asc(category.position), asc(category.id));
}

/** Locks these vendors against changes until the transaction ends. */
export async function holdVendors(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: vendor.id })
    .from(vendor)
    .where(inArray(vendor.id, [...ids]))
    .orderBy(asc(vendor.id))
    .for("share");
}
