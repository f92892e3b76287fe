import { asc, count, desc, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/account";
import { category } from "@/server/db/schema/category";
import { order } from "@/server/db/schema/order";
import { vendor, vendorCategory } from "@/server/db/schema/vendor";

const accountColumns = {
  email: account.email,
  twoStepAuthentication: account.twoStepAuthentication,
  emailVerifiedAt: account.emailVerifiedAt,
};

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

export async function findCustomer(db: Db, id: string) {
  const [row] = await db
    .select({ customer, account: accountColumns })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, id));
  return row ?? null;
}

/** The customer as it stands, kept from other changes until this one is through. */
export async function lockCustomer(tx: Transaction, id: string) {
  const [row] = await tx.select().from(customer).where(eq(customer.id, id)).for("update");
  return row ?? null;
}

export async function updateCustomer(
  tx: Transaction,
  id: string,
  changes: Partial<typeof customer.$inferInsert>,
): Promise<void> {
  await tx.update(customer).set(changes).where(eq(customer.id, id));
}

export async function countOrders(db: Db, customerId: string): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(order).where(eq(order.customerId, customerId));
  return row?.orders ?? 0;
}

export type VendorRow = NonNullable<Awaited<ReturnType<typeof findVendor>>>;

export async function findVendor(db: Db, id: string) {
  const [row] = await db
    .select({
      id: vendor.id,
      email: account.email,
      vendorName: vendor.vendorName,
      status: vendor.status,
      slug: vendor.slug,
      companyName: vendor.companyName,
      companyRegistrationNumber: vendor.companyRegistrationNumber,
      statusReason: vendor.statusReason,
      tagline: vendor.tagline,
      profileSummary: vendor.profileSummary,
      website: vendor.website,
      countryCode: vendor.countryCode,
      phone: vendor.phone,
      blockNumber: vendor.blockNumber,
      unitNo: vendor.unitNo,
      buildingName: vendor.buildingName,
      streetAddress1: vendor.streetAddress1,
      country: vendor.country,
      postCode: vendor.postCode,
      profileImage: vendor.profileImage,
      bannerImage: vendor.bannerImage,
      enableSelling: vendor.enableSelling,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(vendor.id, id));
  return row ?? null;
}

/** What the vendor serves, its main service first. */
export async function categoriesOfVendor(db: Db, vendorId: string): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: category.id, name: category.name })
    .from(vendorCategory)
    .innerJoin(category, eq(category.id, vendorCategory.categoryId))
    .where(eq(vendorCategory.vendorId, vendorId))
    .orderBy(desc(vendorCategory.isMain), asc(category.level), asc(category.name));
}
