import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VoucherPurchaseState } from "@/contracts/sale/promotion/voucher";
import { customer } from "@/server/db/schema/identity/account";
import type { MessageStatus } from "@/server/db/schema/outgoing-message";
import { createdAt, id, instant } from "@/server/db/schema/columns";

/** One purchase of gift vouchers, by a customer or a guest. */
export const voucherPurchase = pgTable(
  "voucher_purchase",
  {
    id: id(),
    customerId: uuid("customer_id").references(() => customer.id),
    idempotencyKey: text("idempotency_key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Lets a guest read this purchase and no other. */
    accessHash: text("access_hash").notNull(),
    state: text("state").$type<VoucherPurchaseState>().notNull(),
    buyerEmail: text("buyer_email").notNull(),
    recipientEmail: text("recipient_email").notNull(),
    fromName: text("from_name").notNull(),
    message: text("message").notNull().default(""),
    amountCents: integer("amount_cents").notNull(),
    quantity: smallint("quantity").notNull(),
    totalCents: integer("total_cents").notNull(),
    sendOn: date("send_on", { mode: "string" }).notNull(),
    paidAt: instant("paid_at"),
    refundedAt: instant("refunded_at"),
    /** The last mail to the recipient, how far it got, and why it did not arrive. Null before one was queued. */
    mailId: uuid("mail_id"),
    mailStatus: text("mail_status").$type<MessageStatus>(),
    mailReason: text("mail_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("voucher_purchase_mail_idx").on(t.mailId),
    uniqueIndex("voucher_purchase_idempotency_key").on(t.idempotencyKey),
    index("voucher_purchase_customer_idx").on(t.customerId, t.createdAt.desc()),
    check("voucher_purchase_total", sql`${t.totalCents} = ${t.amountCents} * ${t.quantity}`),
    check("voucher_purchase_quantity", sql`${t.quantity} > 0`),
  ],
);

/**
 * Money of untouched gift vouchers on its way back to the card that bought them; they stay on the books until the
 * processor confirms it. Its id makes the request to the processor idempotent.
 */
export const voucherRefund = pgTable(
  "voucher_refund",
  {
    id: id(),
    purchaseId: uuid("purchase_id")
      .notNull()
      .references(() => voucherPurchase.id),
    /** The charge that bought them. */
    paymentId: uuid("payment_id").notNull(),
    voucherIds: uuid("voucher_ids").array().notNull(),
    amountCents: integer("amount_cents").notNull(),
    gatewayRefundId: text("gateway_refund_id"),
    /** Attempts to ask the processor that failed. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    succeededAt: instant("succeeded_at"),
    /** The processor refused for good: the vouchers can be spent again. */
    failedAt: instant("failed_at"),
    failure: text("failure"),
    /** Never sent: a bank returned the money of its charge instead. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    index("voucher_refund_purchase_idx").on(t.purchaseId),
    index("voucher_refund_open_idx")
      .on(t.createdAt)
      .where(sql`${t.succeededAt} is null and ${t.failedAt} is null and ${t.withdrawnAt} is null`),
    check("voucher_refund_amount_positive", sql`${t.amountCents} > 0`),
  ],
);
