import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { isFeatured, vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";

export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>;

export async function findVendor(db: Db, id: string) {
  const [row] = await db
    .select({ vendor, email: account.email, isFeatured })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, id));
  return row ? { ...row.vendor, email: row.email, isFeatured: row.isFeatured } : null;
}

/** Returns the categories that the vendor serves, the main one first. */
export async function categoriesOfVendor(db: Db, vendorId: string): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: category.id, name: category.name })
    .from(vendorCategory)
    .innerJoin(category, eq(category.id, vendorCategory.categoryId))
    .where(eq(vendorCategory.vendorId, vendorId))
    .orderBy(desc(vendorCategory.isMain), asc(category.level), asc(category.name));
}
