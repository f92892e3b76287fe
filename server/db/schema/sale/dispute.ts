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
    createdAt: createdAt(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("dispute_gateway_key").on(t.gateway, t.gatewayDisputeId),
    index("dispute_payment_idx").on(t.paymentId),
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
