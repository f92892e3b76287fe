import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PaymentMethod, PaymentPurpose, PaymentStatus } from "@/contracts/sale/payment/payment";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { checkout, milestone } from "./order";
import { voucherPurchase } from "./evoucher";

/** A charge at the card processor. It counts when the processor's signed webhook confirms it. */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    /** Null for a guest, who can buy gift vouchers. */
    customerId: uuid("customer_id").references(() => customer.id),
    purpose: text("purpose").$type<PaymentPurpose>().notNull().default("order"),
    /** Set when it pays the first milestones of a checkout. */
    checkoutId: uuid("checkout_id").references(() => checkout.id),
    /** Set when it buys gift vouchers. */
    voucherPurchaseId: uuid("voucher_purchase_id").references(() => voucherPurchase.id),
    gateway: text("gateway").notNull(),
    gatewayIntentId: text("gateway_intent_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    status: text("status").$type<PaymentStatus>().notNull(),
    failureMessage: text("failure_message"),
    /** The processor's customer and card if the couple saved it or paid with a saved one. */
    savedCardId: text("saved_card_id"),
    /** `card` or `paynow`, once it is known. */
    method: text("method").$type<PaymentMethod>(),
    createdAt: createdAt(),
    succeededAt: instant("succeeded_at"),
  },
  (t) => [
    uniqueIndex("payment_intent_key").on(t.gateway, t.gatewayIntentId),
    index("payment_checkout_idx").on(t.checkoutId),
    index("payment_voucher_purchase_idx").on(t.voucherPurchaseId),
    index("payment_customer_idx").on(t.customerId, t.createdAt.desc()),
    check("payment_amount_positive", sql`${t.amountCents} > 0`),
    check("payment_purpose_known", sql`(${t.purpose} = 'evoucher') = (${t.voucherPurchaseId} is not null)`),
  ],
);

/** The milestones that a charge pays. */
export const paymentAllocation = pgTable(
  "payment_allocation",
  {
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    milestoneId: uuid("milestone_id")
      .notNull()
      .references(() => milestone.id),
    amountCents: integer("amount_cents").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.milestoneId] }),
    index("payment_allocation_milestone_idx").on(t.milestoneId),
  ],
);

/** The processor's customer, under which a couple's saved cards are stored; we never store cards ourselves. */
export const paymentProfile = pgTable(
  "payment_profile",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    gateway: text("gateway").notNull(),
    gatewayCustomerId: text("gateway_customer_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.gateway] })],
);
