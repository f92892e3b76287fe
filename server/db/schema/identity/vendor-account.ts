import { sql } from "drizzle-orm";
import { pgView } from "drizzle-orm/pg-core";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** The vendor of each vendor's account, the only part of the catalogue that sign-in reads. */
export const vendorAccount = pgView("vendor_account").as((qb) =>
  qb
    .select({ accountId: vendor.accountId, vendorId: sql<string>`${vendor.id}`.as("vendor_id") })
    .from(vendor),
);
