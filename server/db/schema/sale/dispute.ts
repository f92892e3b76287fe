import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { DisputeState } from "@/contracts/sale/dispute";
import { createdAt, id, instant } from "@/server/db/schema/columns";
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
