import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VendorHall } from "@/contracts/catalogue/vendor/vendor";
import type { FactKind, FactState } from "@/contracts/catalogue/vendor/vendor-fact";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/**
 * Facts that vendors submitted for checking. `vendor.halal_until`, `halls` and `capacity_tables` duplicate the
 * confirmed ones for search and cards.
 */
export const vendorFact = pgTable(
  "vendor_fact",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    kind: text("kind").$type<FactKind>().notNull(),
    state: text("state").$type<FactState>().notNull().default("pending"),
    /** The halal certificate's number; null for halls. */
    number: text("number"),
    /** The last day on which the certificate is valid. */
    expiresOn: date("expires_on", { mode: "string" }),
    fileName: text("file_name"),
    mime: text("mime"),
    bytes: integer("bytes"),
    storageKey: text("storage_key"),
    /** Null for a certificate. */
    halls: jsonb("halls").$type<VendorHall[]>(),
    /** Why it was rejected. */
    reason: text("reason").notNull().default(""),
    decidedAt: instant("decided_at"),
    /** `operator:<name>` */
    decidedBy: text("decided_by"),
    /** When the vendor was reminded that the certificate expires soon. */
    remindedAt: instant("reminded_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("vendor_fact_latest_key")
      .on(t.vendorId, t.kind)
      .where(sql`${t.state} in ('pending', 'rejected')`),
    uniqueIndex("vendor_fact_confirmed_key")
      .on(t.vendorId, t.kind)
      .where(sql`${t.state} = 'confirmed'`),
    check("vendor_fact_kind_known", sql`${t.kind} in ('halal', 'tables')`),
    check(
      "vendor_fact_state_known",
      sql`${t.state} in ('pending', 'confirmed', 'rejected', 'replaced', 'withdrawn', 'lapsed')`,
    ),
    check(
      "vendor_fact_of_its_kind",
      sql`case ${t.kind}
        when 'halal' then num_nulls(${t.number}, ${t.expiresOn}, ${t.fileName}, ${t.mime}, ${t.bytes}, ${t.storageKey}) = 0
        else ${t.halls} is not null end`,
    ),
  ],
);
