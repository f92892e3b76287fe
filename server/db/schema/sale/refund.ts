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
    gatewayRefundId: text("gateway_refund_id"),
    /** Attempts to ask the processor that failed. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    succeededAt: instant("succeeded_at"),
    /** Set when the processor refused for good, or every attempt failed: a person has to look into it. */
    failedAt: instant("failed_at"),
    failure: text("failure"),
  },
  (t) => [
    index("refund_order_idx").on(t.orderId),
    index("refund_open_idx")
      .on(t.createdAt)
      .where(sql`${t.succeededAt} is null`),
    check("refund_amount_positive", sql`${t.amountCents} > 0`),
  ],
);
