import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { createdAt, id } from "@/server/db/schema/columns";
import { memberColumns } from "@/server/db/schema/identity/membership";
import { vendor } from "./vendor";

/** People invited to work for a vendor. The account that registered the shop has no row: it is always an owner. */
export const vendorMember = pgTable(
  "vendor_member",
  {
    ...memberColumns<VendorRole>(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
  },
  (t) => [
    uniqueIndex("vendor_member_email_key")
      .on(t.vendorId, t.email)
      .where(sql`${t.revokedAt} is null`),
    /** An account works for one vendor at a time. */
    uniqueIndex("vendor_member_account_key")
      .on(t.accountId)
      .where(sql`${t.revokedAt} is null and ${t.acceptedAt} is not null`),
    check("vendor_member_role_known", sql`${t.role} in ('owner', 'manager', 'staff')`),
    check("vendor_member_accepted_by", sql`(${t.acceptedAt} is null) = (${t.accountId} is null)`),
  ],
);

/** Every change made by a vendor's team. Append-only. */
export const vendorActivity = pgTable(
  "vendor_activity",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** Name and role at the time. */
    actor: text("actor").notNull(),
    role: text("role").$type<VendorRole>().notNull(),
    /** A route, `METHOD /path`, or `team`. */
    kind: text("kind").notNull(),
    subjectId: uuid("subject_id"),
    detail: text("detail").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("vendor_activity_vendor_idx").on(
      t.vendorId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index("vendor_activity_created_idx").on(t.createdAt),
  ],
);
