import { sql } from "drizzle-orm";
import { pgView, text, uuid } from "drizzle-orm/pg-core";
import type { VendorRole } from "@/contracts/identity/vendor-account";

/**
 * The vendor that each vendor account acts for and its role there: the one it registered, or the one whose team it has
 * joined. The only part of the catalogue that sign-in and the guard read.
 */
export const vendorAccount = pgView("vendor_account", {
  accountId: uuid("account_id").notNull(),
  vendorId: uuid("vendor_id").notNull(),
  role: text("role").$type<VendorRole>().notNull(),
}).as(
  sql`select account_id, id as vendor_id, 'owner'::text as role from vendor
union all
select account_id, vendor_id, role from vendor_member where accepted_at is not null and revoked_at is null`,
);
