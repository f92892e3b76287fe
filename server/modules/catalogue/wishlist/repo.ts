import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SavedKind, SavedThing, ShortlistSort, WishlistSort } from "@/contracts/catalogue/wishlist";
import type { WishlistQuery } from "@/contracts/catalogue/wishlist.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { wishlistEntry } from "@/server/db/schema/catalogue/wishlist";

const COLUMN = { vendor: wishlistEntry.vendorId, product: wishlistEntry.productId } as const;

const approved = sql`${vendor.status} = 'approved'`;
/** The same condition as in the public catalogue. */
const isPublic = sql<boolean>`(${approved} and ${product.status} = ${PRODUCT_STATUS.published} and ${product.isVisibleOnProductPage})`;

export type EntryRow = typeof wishlistEntry.$inferSelect;

/** Entries that a customer has saved and not removed. */
export const savedBy = (customerId: string) =>
  and(eq(wishlistEntry.customerId, customerId), isNull(wishlistEntry.removedAt));

/** Returns a product's all-in price, or null when couples can't see it. The caller must have locked its row. */
export async function findPublic(
  db: Db,
  kind: SavedKind,
  id: string,
): Promise<{ priceCents: number | null } | null> {
  if (kind === "vendor") {
    const [row] = await db
      .select({ id: vendor.id })
      .from(vendor)
      .where(and(eq(vendor.id, id), approved));
    return row ? { priceCents: null } : null;
  }
  const [row] = await db
    .select({ priceCents: product.allInCents })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(and(eq(product.id, id), isPublic));
  return row ?? null;
}

export async function findEntry(
  db: Db,
  customerId: string,
  { kind, id }: SavedThing,
): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(wishlistEntry)
    .where(and(savedBy(customerId), eq(COLUMN[kind], id)));
  return row ?? null;
}

/** Restores the entry unchanged if it was removed after `since`. The caller must have locked the customer. */
export async function reviveEntry(
  tx: Transaction,
  customerId: string,
  { kind, id }: SavedThing,
  since: Date,
): Promise<EntryRow | null> {
  const removedLast = tx
    .select({ id: wishlistEntry.id })
    .from(wishlistEntry)
    .where(
      and(eq(wishlistEntry.customerId, customerId), eq(COLUMN[kind], id), gt(wishlistEntry.removedAt, since)),
    )
    .orderBy(desc(wishlistEntry.removedAt))
    .limit(1);
  const [row] = await tx
    .update(wishlistEntry)
    .set({ removedAt: null })
    .where(inArray(wishlistEntry.id, removedLast))
    .returning();
  return row ?? null;
}

export async function insertEntry(
  tx: Transaction,
  values: typeof wishlistEntry.$inferInsert,
): Promise<EntryRow> {
  const [row] = await tx.insert(wishlistEntry).values(values).returning();
  if (!row) throw new Error("no row");
  return row;
}

/** Marks an entry as removed; returns true when there was one. */
export async function removeEntry(
  db: Db,
  customerId: string,
  { kind, id }: SavedThing,
  removedAt: Date,
): Promise<boolean> {
  const gone = await db
    .update(wishlistEntry)
    .set({ removedAt })
    .where(
      and(savedBy(customerId), isNotNull(COLUMN[kind]), or(eq(COLUMN[kind], id), eq(wishlistEntry.id, id))),
    )
    .returning({ id: wishlistEntry.id });
  return gone.length > 0;
}

export async function deleteRemoved(db: Db, before: Date, limit: number): Promise<number> {
  const removed = lte(wishlistEntry.removedAt, before);
  const { rowCount } = await db.delete(wishlistEntry).where(someOf(wishlistEntry, removed, limit));
  return rowCount ?? 0;
}

/** Returns all ids that one couple saved, newest first. */
export function savedIds(
  db: Db,
  customerId: string,
): Promise<{ vendorId: string | null; productId: string | null }[]> {
  return db
    .select({ vendorId: wishlistEntry.vendorId, productId: wishlistEntry.productId })
    .from(wishlistEntry)
    .where(savedBy(customerId))
    .orderBy(newest, asc(wishlistEntry.id));
}

export async function countEntries(db: Db, customerId: string, kind: SavedKind): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(wishlistEntry)
    .where(and(savedBy(customerId), isNotNull(COLUMN[kind])));
  return row?.n ?? 0;
}

/** `nulls last` on a column without nulls, only to match the order of wishlist_entry_customer_idx. */
const newest = sql`${wishlistEntry.createdAt} desc nulls last`;
/** The last sort key everywhere, so that pages don't overlap. */
const stable = asc(wishlistEntry.id);

/** A vendor's type: its main service, else the first one that it serves, else the master category. */
const vendorType = sql<string>`coalesce((
  select served.name from ${vendorCategory} vc join ${category} served on served.id = vc.category_id
  where vc.vendor_id = ${vendor.id}
  order by vc.is_main desc, served.level, served.position, served.id limit 1
), ${category.name})`;

const like = (searchBy: string) => `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;

const shortlist = (db: Db) =>
  db
    .select({
      id: wishlistEntry.id,
      createdAt: wishlistEntry.createdAt,
      available: sql<boolean>`${approved}`,
      vendor: { id: vendor.id, vendorName: vendor.vendorName },
      typeId: category.id,
      type: vendorType,
    })
    .from(wishlistEntry)
    .innerJoin(vendor, eq(vendor.id, wishlistEntry.vendorId))
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .$dynamic();

export type ShortlistRow = Awaited<ReturnType<typeof shortlist>>[number];

function shortlisted(customerId: string, searchBy: string): SQL | undefined {
  const pattern = like(searchBy);
  return and(
    savedBy(customerId),
    searchBy ? sql`(${vendor.vendorName} ilike ${pattern} or ${vendorType} ilike ${pattern})` : undefined,
  );
}

/** The query for one page, exported so that a test can check its plan. */
export function shortlistStatement(db: Db, customerId: string, query: WishlistQuery) {
  return shortlist(db)
    .where(shortlisted(customerId, query.searchBy))
    .orderBy(...shortlistOrder(query.sortBy as ShortlistSort))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function countShortlist(db: Db, customerId: string, searchBy: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(wishlistEntry)
    .innerJoin(vendor, eq(vendor.id, wishlistEntry.vendorId))
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(shortlisted(customerId, searchBy));
  return row?.n ?? 0;
}

/** Case-insensitive. */
function shortlistOrder(sort: ShortlistSort): SQL[] {
  const name = sql`lower(${vendor.vendorName})`;
  const type = sql`lower(${vendorType})`;
  const orders: Record<ShortlistSort, SQL[]> = {
    latest: [newest],
    "name-asc": [asc(name)],
    "name-desc": [desc(name)],
    "type-asc": [asc(type), asc(name)],
    "type-desc": [desc(type), asc(name)],
  };
  return [...orders[sort], stable];
}

const wishes = (db: Db) =>
  db
    .select({
      id: wishlistEntry.id,
      createdAt: wishlistEntry.createdAt,
      savedPriceCents: wishlistEntry.savedPriceCents,
      available: isPublic,
      forSale: sql<boolean>`(${isPublic} and ${product.enableSelling} and ${vendor.enableSelling})`,
      product: {
        id: product.id,
        slug: product.slug,
        title: product.title,
        priceCents: product.priceCents,
        priceRules: product.priceRules,
        attributes: product.attributes,
        gstType: product.gstType,
        plusPlus: product.plusPlus,
        priceMetric: product.priceMetric,
        images: product.images,
      },
      productType: productType.name,
      vendor: { id: vendor.id, slug: vendor.slug, vendorName: vendor.vendorName },
    })
    .from(wishlistEntry)
    .innerJoin(product, eq(product.id, wishlistEntry.productId))
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .$dynamic();

export type WishRow = Awaited<ReturnType<typeof wishes>>[number];

function wished(customerId: string, searchBy: string): SQL | undefined {
  const pattern = like(searchBy);
  return and(
    savedBy(customerId),
    searchBy ? sql`(${product.title} ilike ${pattern} or ${vendor.vendorName} ilike ${pattern})` : undefined,
  );
}

export function wishlistStatement(db: Db, customerId: string, query: WishlistQuery) {
  return wishes(db)
    .where(wished(customerId, query.searchBy))
    .orderBy(...wishlistOrder(query.sortBy as WishlistSort))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function countWishes(db: Db, customerId: string, searchBy: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(wishlistEntry)
    .innerJoin(product, eq(product.id, wishlistEntry.productId))
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(wished(customerId, searchBy));
  return row?.n ?? 0;
}

function wishlistOrder(sort: WishlistSort): SQL[] {
  const name = sql`lower(${product.title})`;
  const orders: Record<WishlistSort, SQL> = {
    latest: newest,
    "name-asc": asc(name),
    "name-desc": desc(name),
    "price-asc": asc(product.allInCents),
    "price-desc": desc(product.allInCents),
  };
  return [orders[sort], stable];
}
