import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CertificateState } from "@/contracts/catalogue/vendor/halal-certificate";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/** What vendors sent in; `vendor.halal_until` repeats the date of the confirmed one. */
export const halalCertificate = pgTable(
  "halal_certificate",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    state: text("state").$type<CertificateState>().notNull().default("pending"),
    number: text("number").notNull(),
    /** The last day on which it is valid. */
    expiresOn: date("expires_on", { mode: "string" }).notNull(),
    fileName: text("file_name").notNull(),
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
    storageKey: text("storage_key").notNull(),
    /** Why it was refused. */
    reason: text("reason").notNull().default(""),
    decidedAt: instant("decided_at"),
    /** `operator:<name>` */
    decidedBy: text("decided_by"),
    /** When the vendor was told that it expires soon. */
    remindedAt: instant("reminded_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("halal_certificate_waiting_key")
      .on(t.vendorId)
      .where(sql`${t.state} in ('pending', 'refused')`),
    uniqueIndex("halal_certificate_confirmed_key")
      .on(t.vendorId)
      .where(sql`${t.state} = 'confirmed'`),
    check(
      "halal_certificate_state_known",
      sql`${t.state} in ('pending', 'confirmed', 'refused', 'replaced', 'expired')`,
    ),
  ],
);
