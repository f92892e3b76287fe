import { eq, inArray } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { vendorMailStop } from "@/server/db/schema/messaging/customer";

export async function insertStop(db: Db, emailHash: string): Promise<void> {
  await db.insert(vendorMailStop).values({ emailHash }).onConflictDoNothing();
}

export async function stopped(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: vendorMailStop.emailHash })
    .from(vendorMailStop)
    .where(inArray(vendorMailStop.emailHash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

export async function findVendor(db: Db, id: string) {
  const [row] = await db
    .select({ vendorName: vendor.vendorName, slug: vendor.slug, status: vendor.status })
    .from(vendor)
    .where(eq(vendor.id, id));
  return row ?? null;
}
