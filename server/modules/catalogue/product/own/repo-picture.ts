import { and, arrayOverlaps, asc, eq, or, sql } from "drizzle-orm";
import type { RevisedProduct } from "@/contracts/catalogue/product/own-product";
import type { Transaction } from "@/server/db/client";
import { product, productRevision } from "@/server/db/schema/catalogue/product";

export type Pictured = { id: string; version: number; images: string[]; edit: RevisedProduct | null };

/** Returns the vendor's products whose live version or edit has one of the pictures, locked in id order. */
export async function lockPictured(
  tx: Transaction,
  vendorId: string,
  names: readonly string[],
): Promise<Pictured[]> {
  const inEdit = sql`${productRevision.content} -> 'images' ?| ${sql.param([...names])}::text[]`;
  return tx
    .select({
      id: product.id,
      version: product.version,
      images: product.images,
      edit: productRevision.content,
    })
    .from(product)
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .where(and(eq(product.vendorId, vendorId), or(arrayOverlaps(product.images, [...names]), inEdit)))
    .orderBy(asc(product.id))
    .for("no key update", { of: product });
}

/** Locks these products of the vendor in id order. */
export async function lockThese(
  tx: Transaction,
  vendorId: string,
  ids: readonly string[],
): Promise<Pictured[]> {
  return tx
    .select({
      id: product.id,
      version: product.version,
      images: product.images,
      edit: productRevision.content,
    })
    .from(product)
    .leftJoin(productRevision, eq(productRevision.productId, product.id))
    .where(and(eq(product.vendorId, vendorId), sql`${product.id} = any(${sql.param([...ids])}::uuid[])`))
    .orderBy(asc(product.id))
    .for("no key update", { of: product });
}

/** Sets the pictures of a product and its edit; open forms are out of date afterwards. */
export async function setPictures(tx: Transaction, { id, version, images, edit }: Pictured): Promise<void> {
  await tx
    .update(product)
    .set({ images, version: version + 1 })
    .where(eq(product.id, id));
  if (edit) await tx.update(productRevision).set({ content: edit }).where(eq(productRevision.productId, id));
}
