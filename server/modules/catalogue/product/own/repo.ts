import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { FamilyCount, RevisedProduct } from "@/contracts/catalogue/product/own-product";
import type { OwnProductsQuery } from "@/contracts/catalogue/product/own-product.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db, Transaction } from "@/server/db/client";
import { productType } from "@/server/db/schema/catalogue/category";
import { product, productRevision } from "@/server/db/schema/catalogue/product";

export type OwnRow = typeof product.$inferSelect;
export type Revision = Pick<typeof productRevision.$inferSelect, "state" | "content" | "reason">;
export type OwnListRow = {
  product: OwnRow;
  revision: Revision | null;
  type: { id: string; name: string } | null;
};

const rows = (db: Db) =>
  db
    .select({
      product: getTableColumns(product),
      revision: {
        state: productRevision.state,
        content: productRevision.content,
        reason: productRevision.reason,
      },
      type: { id: productType.id, name: productType.name },
    })
    .from(product)
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .leftJoin(productType, eq(productType.id, product.productTypeId))
    .$dynamic();

const STATUS_FILTERS: Record<OwnProductsQuery["status"], (now: Date) => SQL | undefined> = {
  all: () => undefined,
  published: () => eq(product.status, PRODUCT_STATUS.published),
  unpublished: () => eq(product.status, PRODUCT_STATUS.unpublished),
  scheduled: (now) => and(eq(product.status, PRODUCT_STATUS.unpublished), gt(product.publishAt, now)),
  review: () => or(eq(product.status, PRODUCT_STATUS.resubmitted), eq(productRevision.state, "pending")),
  changes: () =>
    or(eq(product.status, PRODUCT_STATUS.changesRequested), eq(productRevision.state, "returned")),
};

const SORTS: Record<OwnProductsQuery["sortBy"], SQL> = {
  asc: asc(product.title),
  desc: desc(product.title),
  newest: desc(product.createdAt),
  updated: desc(product.updatedAt),
  "price-asc": asc(product.allInCents),
  "price-desc": desc(product.allInCents),
};

export async function listOwn(
  db: Db,
  vendorId: string,
  { page, limit, sortBy, searchBy, status, family }: OwnProductsQuery,
  now: Date,
): Promise<{ rows: OwnListRow[]; total: number }> {
  const pattern = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    eq(product.vendorId, vendorId),
    STATUS_FILTERS[status](now),
    family ? sql`${family} = any(${product.productFamily})` : undefined,
    searchBy ? or(ilike(product.title, pattern), ilike(product.skuCode, pattern)) : undefined,
  );
  const [counted] = await db
    .select({ total: count() })
    .from(product)
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .where(where);
  const found = await rows(db)
    .where(where)
    .orderBy(SORTS[sortBy], asc(product.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: found, total: counted?.total ?? 0 };
}

export async function findOwn(db: Db, vendorId: string, id: string): Promise<OwnListRow | null> {
  const [row] = await rows(db).where(and(eq(product.vendorId, vendorId), eq(product.id, id)));
  return row ?? null;
}

export async function familiesOf(db: Db, vendorId: string): Promise<FamilyCount[]> {
  const name = sql<string>`unnest(${product.productFamily})`;
  return db
    .select({ name, count: count() })
    .from(product)
    .where(eq(product.vendorId, vendorId))
    .groupBy(name)
    .orderBy(name);
}

/** Locks the vendor's own products in id order. Skips those of other vendors. */
export async function lockOwn(tx: Transaction, vendorId: string, ids: readonly string[]): Promise<OwnRow[]> {
  return tx
    .select()
    .from(product)
    .where(and(eq(product.vendorId, vendorId), inArray(product.id, [...ids])))
    .orderBy(asc(product.id))
    .for("no key update");
}

/** Returns the pictures of a product's live version, or null when it is gone. */
export async function imagesOf(db: Db, id: string): Promise<string[] | null> {
  const [row] = await db.select({ images: product.images }).from(product).where(eq(product.id, id));
  return row?.images ?? null;
}

/** Locks a product for the operator. */
export async function lockProduct(tx: Transaction, id: string): Promise<OwnRow | null> {
  const [row] = await tx.select().from(product).where(eq(product.id, id)).for("no key update");
  return row ?? null;
}

/** Returns the products, locked until the transaction ends. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<OwnRow[]> {
  return tx
    .select()
    .from(product)
    .where(inArray(product.id, [...ids]))
    .orderBy(product.id)
    .for("no key update");
}

/** Takes products off the market until their vendor has changed them. */
export async function unpublish(
  tx: Transaction,
  ids: readonly string[],
  statusReason: string,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(product)
    .set({ status: PRODUCT_STATUS.changesRequested, statusReason, approvedAt: null, updatedAt })
    .where(inArray(product.id, [...ids]));
}

export async function slugsLike(db: Db, vendorId: string, base: string): Promise<Set<string>> {
  const found = await db
    .select({ slug: product.slug })
    .from(product)
    .where(and(eq(product.vendorId, vendorId), ilike(product.slug, `${base.replace(/[\\%_]/g, "\\$&")}%`)));
  return new Set(found.map(({ slug }) => slug));
}

/** Returns titles and SKUs of all the vendor's products, in lower case. */
export async function namesOf(
  db: Db,
  vendorId: string,
): Promise<{ title: string; sku: string; slug: string }[]> {
  return db
    .select({
      title: sql<string>`lower(${product.title})`,
      sku: sql<string>`lower(${product.skuCode})`,
      slug: product.slug,
    })
    .from(product)
    .where(eq(product.vendorId, vendorId));
}

export async function insertProduct(tx: Transaction, values: typeof product.$inferInsert): Promise<string> {
  const [row] = await tx.insert(product).values(values).returning({ id: product.id });
  if (!row) throw new Error("no row");
  return row.id;
}

export async function updateProduct(
  tx: Transaction,
  id: string,
  values: Partial<typeof product.$inferInsert>,
): Promise<void> {
  await tx.update(product).set(values).where(eq(product.id, id));
}

/** Also clears the date: one that has passed would publish the product again. */
export async function switchStatus(
  tx: Transaction,
  ids: readonly string[],
  status: 0 | 1,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const approvedAt = sql`coalesce(${product.approvedAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(product)
    .set({ status, approvedAt, publishAt: null, updatedAt: now })
    .where(inArray(product.id, [...ids]));
}

/** Unlike `switchStatus`, this approves nothing: a product that was never published may not have been reviewed. */
export async function unschedule(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(product)
    .set({ publishAt: null, updatedAt: now })
    .where(inArray(product.id, [...ids]));
}

export async function deleteProduct(tx: Transaction, id: string): Promise<void> {
  await tx.delete(product).where(eq(product.id, id));
}

export async function findRevision(db: Db, productId: string): Promise<Revision | null> {
  const [row] = await db.select().from(productRevision).where(eq(productRevision.productId, productId));
  return row ?? null;
}

export async function saveRevision(
  tx: Transaction,
  productId: string,
  content: RevisedProduct,
): Promise<void> {
  const values = { content, state: "pending" as const, reason: "", submittedAt: new Date() };
  await tx
    .insert(productRevision)
    .values({ productId, ...values })
    .onConflictDoUpdate({ target: productRevision.productId, set: values });
}

export async function returnRevision(tx: Transaction, productId: string, reason: string): Promise<void> {
  await tx
    .update(productRevision)
    .set({ state: "returned", reason })
    .where(eq(productRevision.productId, productId));
}

export async function deleteRevision(tx: Transaction, productId: string): Promise<void> {
  await tx.delete(productRevision).where(eq(productRevision.productId, productId));
}

/** Publishes products whose date has come and returns their vendors. */
export async function publishDue(tx: Transaction, now: Date): Promise<string[]> {
  const published = await tx
    .update(product)
    .set({ status: PRODUCT_STATUS.published, updatedAt: now })
    .where(
      and(
        eq(product.status, PRODUCT_STATUS.unpublished),
        isNotNull(product.approvedAt),
        lte(product.publishAt, now),
      ),
    )
    .returning({ vendorId: product.vendorId });
  return [...new Set(published.map(({ vendorId }) => vendorId))];
}
