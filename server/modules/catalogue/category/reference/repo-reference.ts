import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category, productType, referenceEntry } from "@/server/db/schema/catalogue/category";

export type NewCategory = typeof category.$inferInsert;
export type NewProductType = typeof productType.$inferInsert;

/** Serialises changes to the category tree until the transaction ends. */
export async function lockReference(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reference data', 0))`);
}

export async function appliedKeys(tx: Db): Promise<Set<string>> {
  const rows = await tx.select({ key: referenceEntry.key }).from(referenceEntry);
  return new Set(rows.map(({ key }) => key));
}

export async function rememberApplied(tx: Db, keys: readonly string[]): Promise<void> {
  await tx
    .insert(referenceEntry)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

export async function categoriesBySlug(tx: Db): Promise<Map<string, { id: string; level: number }>> {
  const rows = await tx
    .select({ id: category.id, slug: category.slug, level: category.level })
    .from(category);
  return new Map(rows.map(({ id, slug, level }) => [slug, { id, level }]));
}

export async function addCategories(tx: Db, rows: NewCategory[]): Promise<number> {
  if (rows.length === 0) return 0;
  return (await tx.insert(category).values(rows)).rowCount ?? 0;
}

/** Skips those whose slug is taken. */
export async function addProductTypes(tx: Db, rows: NewProductType[]): Promise<number> {
  if (rows.length === 0) return 0;
  return (await tx.insert(productType).values(rows).onConflictDoNothing()).rowCount ?? 0;
}

export async function nameMissingPictures(
  tx: Db,
  pictures: readonly { slug: string; image: string }[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update product_type set image = given.image
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given(slug text, image text)
    where product_type.slug = given.slug and product_type.image is null`);
  return rowCount ?? 0;
}
