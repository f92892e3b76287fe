import { and, asc, eq } from "drizzle-orm";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { vendor } from "@/server/db/schema/catalogue/vendor";

const columns = {
  id: vendor.id,
  accountId: vendor.accountId,
  email: account.email,
  slug: vendor.slug,
  vendorName: vendor.vendorName,
  companyName: vendor.companyName,
  companyRegistrationNumber: vendor.companyRegistrationNumber,
  website: vendor.website,
  countryCode: vendor.countryCode,
  phone: vendor.phone,
  status: vendor.status,
  statusReason: vendor.statusReason,
  businessOwner: vendor.businessOwner,
  validationChecks: vendor.validationChecks,
  createdAt: vendor.createdAt,
};

const applications = (db: Db) =>
  db.select(columns).from(vendor).innerJoin(account, eq(account.id, vendor.accountId)).$dynamic();

export type ApplicationRow = Awaited<ReturnType<typeof applications>>[number];

/** Longest waiting first. */
export async function listByStatus(db: Db, status: VendorStatus | null): Promise<ApplicationRow[]> {
  return applications(db)
    .where(status ? eq(vendor.status, status) : undefined)
    .orderBy(asc(vendor.createdAt), asc(vendor.id));
}

/** How a vendor is named: by its id, or by the address it signs in with. */
export type VendorKey = { id: string } | { email: string };

const named = (key: VendorKey) => ("id" in key ? eq(vendor.id, key.id) : addressed(key.email));
const addressed = (email: string) => and(eq(account.role, "vendor"), eq(account.email, email));

export async function findApplicant(db: Db, key: VendorKey): Promise<ApplicationRow | null> {
  const [row] = await applications(db).where(named(key));
  return row ?? null;
}

export async function statusOf(db: Db, vendorId: string): Promise<VendorStatus | null> {
  const [row] = await db.select({ status: vendor.status }).from(vendor).where(eq(vendor.id, vendorId));
  return row?.status ?? null;
}

/** Locks the vendor until the transaction ends: of two concurrent decisions, the second sees the first. */
export async function lockApplicant(tx: Transaction, key: VendorKey): Promise<ApplicationRow | null> {
  const [row] = await applications(tx).where(named(key)).for("no key update", { of: vendor });
  return row ?? null;
}

export async function setStatus(
  tx: Transaction,
  vendorId: string,
  status: VendorStatus,
  statusReason: string,
): Promise<void> {
  await tx.update(vendor).set({ status, statusReason }).where(eq(vendor.id, vendorId));
}
