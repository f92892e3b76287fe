import { and, asc, count, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { OperatorVendorsQuery } from "@/contracts/catalogue/vendor/operator-vendor.schema";
import type { VendorTerms } from "@/contracts/catalogue/vendor/operator-vendor";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { Db } from "@/server/db/client";
import { holdsName, typedPhone } from "@/server/db/name-search";
import { account } from "@/server/db/schema/identity/account";
import { category } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

const columns = {
  id: vendor.id,
  vendorName: vendor.vendorName,
  email: account.email,
  category: category.name,
  status: vendor.status,
  createdAt: vendor.createdAt,
};
export type VendorListRow = {
  id: string;
  vendorName: string;
  email: string;
  category: string | null;
  status: VendorStatus;
  createdAt: Date;
};

/**
 * Returns a page of the vendors of a status, or of all, whose name, company, UEN, email or phone contains `searchBy`,
 * longest waiting first, with their number.
 */
export async function vendorsForOperator(
  db: Db,
  { page, limit, searchBy, status }: OperatorVendorsQuery,
): Promise<{ rows: VendorListRow[]; total: number }> {
  const wanted = and(
    status ? eq(vendor.status, status as VendorStatus) : undefined,
    searchBy ? found(searchBy) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(vendor)
      .innerJoin(account, eq(account.id, vendor.accountId))
      .leftJoin(category, eq(category.id, vendor.masterCategoryId))
      .where(wanted)
      .orderBy(asc(vendor.createdAt), asc(vendor.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(vendor).innerJoin(account, eq(account.id, vendor.accountId)).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

function found(searchBy: string): SQL | undefined {
  const digits = typedPhone(searchBy);
  return or(
    holdsName(vendor.vendorName, searchBy),
    holdsName(vendor.companyName, searchBy),
    holdsName(vendor.companyRegistrationNumber, searchBy),
    holdsName(account.email, searchBy),
    digits ? sql`${vendor.phone} like '%' || ${digits} || '%'` : undefined,
  );
}

/** Returns the number of pending vendors and when the first of them applied, or null. */
export async function waitingVendors(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: sql<Date | null>`min(${vendor.createdAt})`.mapWith(vendor.createdAt) })
    .from(vendor)
    .where(eq(vendor.status, "pending"));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Returns the vendor's category, number of products and address, and the terms that Sayang grants it. */
export async function vendorFile(
  db: Db,
  id: string,
): Promise<{ category: string; products: number; address: string; terms: VendorTerms } | null> {
  const [row] = await db
    .select({
      category: category.name,
      commissionBps: vendor.commissionBps,
      isTrusted: vendor.publishProductDirectly,
      featuredFrom: vendor.featuredFrom,
      featuredUntil: vendor.featuredUntil,
      products:
        sql<number>`(select count(*) from ${product} where ${product.vendorId} = ${vendor.id})`.mapWith(
          Number,
        ),
      address: sql<string>`concat_ws(', ', nullif(${vendor.blockNumber}, ''), nullif(${vendor.unitNo}, ''),
        nullif(${vendor.buildingName}, ''), nullif(${vendor.streetAddress1}, ''), nullif(${vendor.streetAddress2}, ''),
        nullif(${vendor.streetAddress3}, ''), nullif(concat_ws(' ', ${vendor.country}, ${vendor.postCode}), ''))`,
    })
    .from(vendor)
    .leftJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(eq(vendor.id, id));
  if (!row) return null;
  const { category: name, products, address, commissionBps, ...terms } = row;
  return { category: name ?? "", products, address, terms: { commission: commissionBps / 100, ...terms } };
}

const TWINS_MAX = 10;

/** Returns other vendors with this one's UEN, phone or website. */
export async function vendorTwins(
  db: Db,
  id: string,
): Promise<
  { id: string; vendorName: string; status: VendorStatus; uen: boolean; phone: boolean; website: boolean }[]
> {
  const own = alias(vendor, "own");
  const uen = sql<boolean>`${own.companyRegistrationNumber} <> '' and upper(${vendor.companyRegistrationNumber}) = upper(${own.companyRegistrationNumber})`;
  const phone = sql<boolean>`${own.phone} <> '' and ${vendor.phone} = ${own.phone} and ${vendor.countryCode} = ${own.countryCode}`;
  const website = sql<boolean>`${own.website} <> '' and lower(${vendor.website}) = lower(${own.website})`;
  return db
    .select({ id: vendor.id, vendorName: vendor.vendorName, status: vendor.status, uen, phone, website })
    .from(own)
    .innerJoin(vendor, and(ne(vendor.id, own.id), or(uen, phone, website)))
    .where(eq(own.id, id))
    .orderBy(asc(vendor.createdAt), asc(vendor.id))
    .limit(TWINS_MAX);
}
