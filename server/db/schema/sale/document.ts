import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { SaleDocumentKind, SalePaper } from "@/contracts/sale/document";
import { createdAt, id } from "@/server/db/schema/columns";
import { order } from "./order";

/** An invoice, receipt or credit note with its number, given once and for good; the paper is drawn from what is kept here. */
export const saleDocument = pgTable(
  "sale_document",
  {
    id: id(),
    /** Counts by kind, without gaps. */
    number: integer("number").notNull(),
    kind: text("kind").$type<SaleDocumentKind>().notNull(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    /** The payment of a receipt, the refund of a credit note, the order of an invoice or the edit that changed it. */
    subjectId: uuid("subject_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    paper: jsonb("paper").$type<SalePaper>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("sale_document_number_key").on(t.kind, t.number),
    unique("sale_document_subject_key").on(t.kind, t.orderId, t.subjectId),
    index("sale_document_order_idx").on(t.orderId, t.createdAt),
  ],
);

/** The last number given to each kind of document. A sequence would leave gaps where a transaction rolls back. */
export const saleDocumentCounter = pgTable("sale_document_counter", {
  kind: text("kind").$type<SaleDocumentKind>().primaryKey(),
  last: integer("last").notNull(),
});
