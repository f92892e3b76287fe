import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PaymentStatus } from "@/contracts/payment";
import { customer } from "./account";
import { createdAt, id, instant } from "./columns";
import { checkout, milestone, order } from "./order";

/** One charge at the card processor. It counts when the processor's signed webhook says so. */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id),
    gateway: text("gateway").notNull(),
    gatewayIntentId: text("gateway_intent_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    status: text("status").$type<PaymentStatus>().notNull(),
    failureMessage: text("failure_message"),
    createdAt: createdAt(),
    succeededAt: instant("succeeded_at"),
  },
  (t) => [
    uniqueIndex("payment_intent_key").on(t.gateway, t.gatewayIntentId),
    index("payment_checkout_idx").on(t.checkoutId),
    index("payment_customer_idx").on(t.customerId, t.createdAt.desc()),
    check("payment_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/** Which milestones a charge pays. */
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

/** Money owed back to a customer. Asked of the processor after the commit that decides it, until it confirms. */
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
    gatewayRefundId: text("gateway_refund_id"),
    createdAt: createdAt(),
    succeededAt: instant("succeeded_at"),
  },
  (t) => [
    index("refund_order_idx").on(t.orderId),
    index("refund_open_idx")
      .on(t.createdAt)
      .where(sql`${t.succeededAt} is null`),
    check("refund_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/** Events of the processor that were handled, so that each counts once however often it is delivered. */
export const gatewayEvent = pgTable(
  "gateway_event",
  {
    gateway: text("gateway").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.gateway, t.eventId] })],
);

/**
 * Every movement of money, double entry, append-only (a trigger refuses update and delete). The entries of one
 * posting add up to nothing; a debit is positive.
 */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: id(),
    postingId: uuid("posting_id").notNull(),
    /** `gateway`, `order:{id}` (held for the order), `vendor:{id}`, `commission`, ... */
    account: text("account").notNull(),
    kind: text("kind").notNull(),
    amountCents: integer("amount_cents").notNull(),
    orderId: uuid("order_id").references(() => order.id),
    paymentId: uuid("payment_id").references(() => payment.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("ledger_entry_posting_idx").on(t.postingId),
    index("ledger_entry_order_idx").on(t.orderId),
    index("ledger_entry_account_idx").on(t.account, t.createdAt),
    check("ledger_entry_not_zero", sql`${t.amountCents} <> 0`),
  ],
);

/** The embedded card processor's own books: what a real one would keep on its side. */
export const sandboxIntent = pgTable("sandbox_intent", {
  id: text("id").primaryKey(),
  clientSecretHash: text("client_secret_hash").notNull(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  status: text("status").notNull(),
  metadata: jsonb("metadata").$type<Record<string, string>>().notNull(),
  lastError: text("last_error"),
  createdAt: createdAt(),
});

/** The processor's events, delivered to our webhook until it answers 2xx. */
export const sandboxEvent = pgTable(
  "sandbox_event",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    deliveredAt: instant("delivered_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("sandbox_event_due_idx")
      .on(t.nextAttemptAt)
      .where(sql`${t.deliveredAt} is null`),
  ],
);
