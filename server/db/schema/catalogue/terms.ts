import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import type { TermsKind } from "@/contracts/catalogue/vendor/vendor-terms";
import { bytes, createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/** The versions of a vendor's own terms. A version that applies or applied is never changed (docs/decisions/0045). */
export const vendorTerms = pgTable(
  "vendor_terms",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    version: smallint("version").notNull(),
    kind: text("kind").$type<TermsKind>().notNull(),
    /** Null for a PDF and for `none`. */
    body: text("body"),
    /** The uploaded PDF. */
    file: bytes("file"),
    fileName: text("file_name").notNull().default(""),
    /** Of the text as UTF-8 or of the PDF, in bytes. */
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    /** The first day in Singapore. */
    appliesFrom: date("applies_from", { mode: "string" }).notNull(),
    createdAt: createdAt(),
    /** When a version was withdrawn before its first day. Its content is gone, and its number isn't used again. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    unique("vendor_terms_version_key").on(t.vendorId, t.version),
    check(
      "vendor_terms_of_its_kind",
      sql`case ${t.kind}
        when 'text' then ${t.body} is not null and ${t.file} is null
        when 'pdf' then ${t.body} is null and ${t.file} is not null
        when 'none' then ${t.body} is null and ${t.file} is null
        else false end`,
    ),
  ],
);
