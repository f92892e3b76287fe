import { index, integer, jsonb, pgTable, primaryKey, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import type { SaleDocumentKind, DocumentContent } from "@/contracts/sale/document";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id } from "@/server/db/schema/columns";
import { order } from "./order";

/** An invoice, receipt or credit note with its permanent number; the document is drawn from what is stored here. */
export const saleDocument = pgTable(
  "sale_document",
  {
    id: id(),
    /** The vendor's series; 0 for documents from when all vendors shared one. */
    series: integer("series").notNull().default(0),
    /** Numbered by series and kind, without gaps. */
    number: integer("number").notNull(),
    kind: text("kind").$type<SaleDocumentKind>().notNull(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    /** The payment of a receipt, the refund of a credit note, or the order or edit of an invoice. */
    subjectId: uuid("subject_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    content: jsonb("paper").$type<DocumentContent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("sale_document_number_key").on(t.series, t.kind, t.number),
    unique("sale_document_subject_key").on(t.kind, t.orderId, t.subjectId),
    index("sale_document_order_idx").on(t.orderId, t.createdAt),
  ],
);

/** A vendor's own number series: it is the supplier, and its records must have no gaps. */
export const saleDocumentSeries = pgTable("sale_document_series", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id),
  series: serial("series").notNull().unique(),
});

/**
 * The last number given to each kind of document in a series. A sequence would leave gaps when a transaction rolls
 * back.
 */
export const saleDocumentCounter = pgTable(
  "sale_document_counter",
  {
    series: integer("series").notNull().default(0),
    kind: text("kind").$type<SaleDocumentKind>().notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.kind] })],
);
