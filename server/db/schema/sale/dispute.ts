import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { DisputeState } from "@/contracts/sale/dispute";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "./order";
import { payment } from "./payment";

/** A charge disputed by a cardholder's bank. */
export const dispute = pgTable(
  "dispute",
  {
    id: id(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    gateway: text("gateway").notNull(),
    gatewayDisputeId: text("gateway_dispute_id").notNull(),
    state: text("state").$type<DisputeState>().notNull(),
    reason: text("reason").notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** The deadline for evidence. */
    evidenceBy: instant("evidence_by"),
    /** The operator's statement to the bank, and when it was sent. Banks accept only one. */
    evidence: text("evidence"),
    evidenceSentAt: instant("evidence_sent_at"),
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("dispute_gateway_key").on(t.gateway, t.gatewayDisputeId),
    index("dispute_payment_idx").on(t.paymentId),
    index("dispute_open_idx")
      .on(t.evidenceBy)
      .where(sql`${t.state} = 'open'`),
    index("dispute_created_idx").on(t.createdAt.desc(), t.id),
    check("dispute_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/** An order's part of a disputed amount, as divided when the dispute opened. A charge for gift vouchers has none. */
export const disputePart = pgTable(
  "dispute_part",
  {
    disputeId: uuid("dispute_id")
      .notNull()
      .references(() => dispute.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    amountCents: integer("amount_cents").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.disputeId, t.orderId] }),
    index("dispute_part_order_idx").on(t.orderId),
    check("dispute_part_positive", sql`${t.amountCents} > 0`),
  ],
);

/** A file for the bank that decides a dispute, stored where no URL serves it. */
export const disputeFile = pgTable(
  "dispute_file",
  {
    id: id(),
    disputeId: uuid("dispute_id")
      .notNull()
      .references(() => dispute.id),
    name: text("name").notNull(),
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
    storageKey: text("storage_key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("dispute_file_dispute_idx").on(t.disputeId, t.createdAt)],
);
