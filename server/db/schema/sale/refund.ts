import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { cancellation } from "./cancellation";
import { voucherPurchase } from "./evoucher";
import { order } from "./order";
import { payment } from "./payment";

/**
 * Money owed back to a customer of an order, or to the buyer of gift vouchers. Requested from the processor after the commit that decides it, until it confirms.
 * Its id makes the request idempotent.
 */
export const refund = pgTable(
  "refund",
  {
    id: id(),
    /** The order that it is of, or else the purchase of gift vouchers. */
    orderId: uuid("order_id").references(() => order.id),
    purchaseId: uuid("purchase_id").references(() => voucherPurchase.id),
    /** The vouchers whose money it is. They stay on the books until the processor confirms it. */
    voucherIds: uuid("voucher_ids").array().notNull().default([]),
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
     * Set when the processor refused for good, every attempt failed or the bank sent the money back. That of an order is
     * still owed: a person has to look into it. That of vouchers is over: they can be spent again.
     */
    failedAt: instant("failed_at"),
    failure: text("failure"),
    /** Never sent: a bank returned the money of its charge instead. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("refund_order_idx").on(t.orderId),
    index("refund_purchase_idx").on(t.purchaseId),
    index("refund_open_idx")
      .on(t.createdAt)
      .where(sql`${t.succeededAt} is null and ${t.withdrawnAt} is null`),
    check("refund_subject", sql`num_nonnulls(${t.orderId}, ${t.purchaseId}) = 1`),
    check("refund_vouchers", sql`(${t.purchaseId} is null) = (cardinality(${t.voucherIds}) = 0)`),
    check("refund_amount_positive", sql`${t.amountCents} > 0`),
  ],
);
