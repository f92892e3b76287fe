import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { product, productImportMemory } from "@/server/db/schema/catalogue/product";
import type { OwnRow } from "../own/repo";

/** Returns the vendor's products with one of these SKUs, given in lower case. */
export async function productsBySku(db: Db, vendorId: string, skus: readonly string[]): Promise<OwnRow[]> {
  if (skus.length === 0) return [];
  return db
    .select()
    .from(product)
    .where(and(eq(product.vendorId, vendorId), inArray(sql`lower(${product.skuCode})`, [...skus])))
    .orderBy(product.id);
}

export type ImportMemory = { columns: Record<string, string>; types: Record<string, string> };

/** Returns the vendor's choices in earlier imports. */
export async function findMemory(db: Db, vendorId: string): Promise<ImportMemory> {
  const [row] = await db
    .select({ columns: productImportMemory.columns, types: productImportMemory.types })
    .from(productImportMemory)
    .where(eq(productImportMemory.vendorId, vendorId));
  return row ?? { columns: {}, types: {} };
}

/** Adds choices to the vendor's, in place of earlier ones about the same words. */
export async function addMemory(
  db: Db,
  vendorId: string,
  { columns, types }: ImportMemory,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(productImportMemory)
    .values({ vendorId, columns, types, updatedAt })
    .onConflictDoUpdate({
      target: productImportMemory.vendorId,
      set: {
        columns: sql`${productImportMemory.columns} || excluded.columns`,
        types: sql`${productImportMemory.types} || excluded.types`,
        updatedAt,
      },
    });
}
