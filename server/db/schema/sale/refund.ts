import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { cancellation } from "./cancellation";
import { voucherPurchase } from "./evoucher";
import { order } from "./order";
import { payment } from "./payment";

/**
 * Money owed back to a customer of an order, or to the buyer of gift vouchers. Requested from the processor after the
 * commit that decides it, repeatedly until confirmed. Its id makes the request idempotent.
 */
export const refund = pgTable(
  "refund",
  {
    id: id(),
    /** The order concerned, or else the purchase of gift vouchers. */
    orderId: uuid("order_id").references(() => order.id),
    purchaseId: uuid("purchase_id").references(() => voucherPurchase.id),
    /** The vouchers being refunded. They stay on the books until the processor confirms it. */
    voucherIds: uuid("voucher_ids").array().notNull().default([]),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason").notNull(),
    /** The cancellation that it belongs to, if any. */
    cancellationId: uuid("cancellation_id").references(() => cancellation.id),
    /** The processor's id of the latest attempt, once it is known. */
    gatewayRefundId: text("gateway_refund_id"),
    /** The ids of failed attempts: later events about them are copies or outdated. */
    failedGatewayRefundIds: text("failed_gateway_refund_ids").array().notNull().default([]),
    /** Failed attempts to ask the processor. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    /** Set before the processor is asked: from then on the money may be on its way. */
    askedAt: instant("asked_at"),
    succeededAt: instant("succeeded_at"),
    /**
     * Set when the processor permanently refused, every attempt failed or the bank sent the money back. An order's
     * refund is still owed, and a person has to look into it; a voucher refund is over, and the vouchers can be spent
     * again.
     */
    failedAt: instant("failed_at"),
    failure: text("failure"),
    /** Never sent, because a bank returned the `amountCents` of the charge instead. */
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
