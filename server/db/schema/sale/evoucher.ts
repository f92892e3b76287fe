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
    /** Lets a guest read only this purchase. */
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
    /** The last mail to the recipient, its status, and why it did not arrive. Null before one was queued. */
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
