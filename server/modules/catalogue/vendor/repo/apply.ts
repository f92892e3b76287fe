import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";

/** Returns the id of the new vendor; null when the slug is taken. */
export async function insertVendor(tx: Transaction, row: typeof vendor.$inferInsert): Promise<string | null> {
  const [made] = await tx
    .insert(vendor)
    .values(row)
    .onConflictDoNothing({ target: vendor.slug })
    .returning({ id: vendor.id });
  return made?.id ?? null;
}

export async function insertVendorCategories(
  tx: Transaction,
  rows: (typeof vendorCategory.$inferInsert)[],
): Promise<void> {
  await tx.insert(vendorCategory).values(rows);
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const [row] = await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.slug, slug));
  return row !== undefined;
}

/** Returns those of `ids` that are top categories. */
export async function topCategoriesOf(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(inArray(category.id, ids), eq(category.level, 1)))
    .orderBy(asc(category.position));
  return rows.map((row) => row.id);
}
