import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/** Locks the vendor until the transaction ends, so that concurrent changes see each other. */
export async function lockProfile(tx: Transaction, vendorId: string) {
  const [row] = await tx
    .select({ vendor, email: account.email })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, vendorId))
    .for("no key update", { of: vendor });
  return row ? { ...row.vendor, email: row.email } : null;
}

export type ProfileColumns = Partial<typeof vendor.$inferInsert>;

/** Writes the columns and increments the version. */
export async function updateProfile(
  tx: Transaction,
  vendorId: string,
  columns: ProfileColumns,
): Promise<void> {
  await tx
    .update(vendor)
    .set({ ...columns, profileVersion: sql`${vendor.profileVersion} + 1` })
    .where(eq(vendor.id, vendorId));
}

/** Sets the commission of all orders placed from now on. */
export async function setCommission(tx: Transaction, vendorId: string, commissionBps: number): Promise<void> {
  await tx.update(vendor).set({ commissionBps }).where(eq(vendor.id, vendorId));
}

/** Returns the ids of the vendor's top categories, the main one first. */
export async function servicesOf(db: Db, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .innerJoin(vendor, eq(vendor.id, vendorId))
    .leftJoin(
      vendorCategory,
      and(eq(vendorCategory.vendorId, vendorId), eq(vendorCategory.categoryId, category.id)),
    )
    .where(
      and(
        eq(category.level, 1),
        sql`(${category.id} = ${vendor.masterCategoryId} or ${vendorCategory.vendorId} is not null)`,
      ),
    )
    .orderBy(sql`${category.id} = ${vendor.masterCategoryId} desc`, asc(category.position));
  return rows.map(({ id }) => id);
}

/** Returns those of `ids` that lie below one of the top categories. */
export async function categoriesBelow(db: Db, tops: string[], ids: string[]): Promise<string[]> {
  if (tops.length === 0 || ids.length === 0) return [];
  const parent = sql`(select above.parent_id from ${category} above where above.id = ${category.parentId})`;
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(
      and(inArray(category.id, ids), sql`(${inArray(category.parentId, tops)} or ${parent} in ${tops})`),
    );
  return rows.map(({ id }) => id);
}

export async function categoryIdsOf(db: Db, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: vendorCategory.categoryId })
    .from(vendorCategory)
    .where(eq(vendorCategory.vendorId, vendorId));
  return rows.map(({ id }) => id);
}

/** Replaces the categories that a vendor serves; the first is its main offering. */
export async function replaceCategories(tx: Transaction, vendorId: string, ids: string[]): Promise<void> {
  await tx.delete(vendorCategory).where(eq(vendorCategory.vendorId, vendorId));
  await tx
    .insert(vendorCategory)
    .values([...new Set(ids)].map((categoryId, at) => ({ vendorId, categoryId, isMain: at === 0 })));
}
