import { count, eq, or, sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { OperatorProductsQuery } from "@/contracts/catalogue/product/operator-product.schema";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { product, productRevision } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import type { OwnRow, Revision } from "./repo";

/** New products, and edits of published ones. */
const waits = or(eq(product.status, PRODUCT_STATUS.resubmitted), eq(productRevision.state, "pending"));
const since = sql<Date>`coalesce(${productRevision.submittedAt}, ${product.updatedAt})`.mapWith(
  product.updatedAt,
);

export type ReviewRow = {
  product: OwnRow;
  revision: Revision | null;
  vendorName: string;
  since: Date;
};

const reviewed = (db: Db) =>
  db
    .select({
      product,
      revision: {
        state: productRevision.state,
        content: productRevision.content,
        reason: productRevision.reason,
      },
      vendorName: vendor.vendorName,
      since,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .$dynamic();

/** Returns a page of the products and edits that wait for review, longest waiting first, with their number. */
export async function productsForReview(
  db: Db,
  { page, limit }: OperatorProductsQuery,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const [rows, { count: total }] = await Promise.all([
    reviewed(db)
      .where(waits)
      .orderBy(since, product.id)
      .limit(limit)
      .offset((page - 1) * limit),
    waitingProducts(db),
  ]);
  return { rows, total };
}

/** Returns a product that waits for review, or null. */
export async function productForReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await reviewed(db).where(sql`${eq(product.id, id)} and ${waits}`);
  return row ?? null;
}

/** Returns the number of products and edits that wait for review, and since when the first has waited, or null. */
export async function waitingProducts(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: sql<Date | null>`min(${since})`.mapWith(product.updatedAt) })
    .from(product)
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .where(waits);
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Returns the names of categories by id. */
export async function categoryNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: category.id, name: category.name }).from(category);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
