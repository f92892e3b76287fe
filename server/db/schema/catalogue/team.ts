import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";
import { vendor } from "./vendor";

/** Invited to work for a vendor. The account that registered the shop has no row: it is always an owner. */
export const vendorMember = pgTable(
  "vendor_member",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    role: text("role").$type<VendorRole>().notNull(),
    name: text("name").notNull(),
    /** Lower-cased. */
    email: text("email").notNull(),
    /** Set with `acceptedAt`. */
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the invitation's link. */
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
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

/** Every change that anyone of a vendor's team made. Append-only. */
export const vendorActivity = pgTable(
  "vendor_activity",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** The name and the role as they were. */
    actor: text("actor").notNull(),
    role: text("role").$type<VendorRole>().notNull(),
    /** A row of the route table, `METHOD /path`, or `team`. */
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
