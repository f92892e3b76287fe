import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { cancellation } from "./cancellation";
import { order } from "./order";
import { payment } from "./payment";

/** Money owed back to a customer. Requested from the processor after the commit that decides it, until it confirms. */
export const refund = pgTable(
  "refund",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    /** The cancellation that it settles, if any. */
    cancellationId: uuid("cancellation_id").references(() => cancellation.id),
    /** The processor's id of the latest attempt, once it is known. */
    gatewayRefundId: text("gateway_refund_id"),
    /** Those of attempts that failed: later events about them are copies or out of date. */
    failedGatewayRefundIds: text("failed_gateway_refund_ids").array().notNull().default([]),
    /** Attempts to ask the processor that failed. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    /** Set before the processor is asked: from then on the money may be leaving. */
    askedAt: instant("asked_at"),
    succeededAt: instant("succeeded_at"),
    /**
     * Set when the processor refused for good, every attempt failed or the bank sent the money back: a person has to look
     * into it.
     */
    failedAt: instant("failed_at"),
    failure: text("failure"),
    /** Never sent: a bank returned the money of its charge instead. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("refund_order_idx").on(t.orderId),
    index("refund_open_idx")
      .on(t.createdAt)
      .where(sql`${t.succeededAt} is null and ${t.withdrawnAt} is null`),
    check("refund_amount_positive", sql`${t.amountCents} > 0`),
  ],
);
