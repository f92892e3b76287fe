import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, instant } from "@/server/db/schema/columns";

/** A test card by its name in SANDBOX_CARDS; its number is not stored. */
export type SandboxPaidWith = { card: string; expMonth: number; expYear: number };

/** The embedded card processor's own records: what a real one would keep on its side. */
export const sandboxIntent = pgTable("sandbox_intent", {
  id: text("id").primaryKey(),
  clientSecretHash: text("client_secret_hash").notNull(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  status: text("status").notNull(),
  metadata: jsonb("metadata").$type<Record<string, string>>().notNull(),
  lastError: text("last_error"),
  customerId: text("customer_id"),
  saveCard: boolean("save_card").notNull().default(false),
  /** Null accepts all. */
  methods: text("methods").array(),
  method: text("method"),
  savedCardId: text("saved_card_id"),
  /** The test card of the last attempt; some cause trouble only later. */
  paidWith: jsonb("paid_with").$type<SandboxPaidWith>(),
  createdAt: createdAt(),
});

/** A customer of the merchant, under whom cards are saved. */
export const sandboxCustomer = pgTable("sandbox_customer", {
  id: text("id").primaryKey(),
  merchantCustomerId: text("merchant_customer_id").notNull().unique(),
  createdAt: createdAt(),
});

/** A saved test card. `card` names which one it is; no number is stored. */
export const sandboxCard = pgTable(
  "sandbox_card",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => sandboxCustomer.id, { onDelete: "cascade" }),
    card: text("card").notNull(),
    last4: text("last4").notNull(),
    expMonth: integer("exp_month").notNull(),
    expYear: integer("exp_year").notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("sandbox_card_same_key").on(t.customerId, t.last4, t.expMonth, t.expYear)],
);

/** A refund; a failed one may be followed by another for the same `merchantRefundId`. */
export const sandboxRefund = pgTable(
  "sandbox_refund",
  {
    id: text("id").primaryKey(),
    intentId: text("intent_id")
      .notNull()
      .references(() => sandboxIntent.id),
    merchantRefundId: text("merchant_refund_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    failed: boolean("failed").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index("sandbox_refund_merchant_idx").on(t.merchantRefundId)],
);

/** A charge disputed by the cardholder's bank. */
export const sandboxDispute = pgTable("sandbox_dispute", {
  id: text("id").primaryKey(),
  intentId: text("intent_id")
    .notNull()
    .references(() => sandboxIntent.id),
  amountCents: integer("amount_cents").notNull(),
  reason: text("reason").notNull(),
  state: text("state").notNull(),
  evidenceBy: instant("evidence_by").notNull(),
  createdAt: createdAt(),
});

/** A vendor's account. Its code can be exchanged for it once. */
export const sandboxAccount = pgTable("sandbox_account", {
  id: text("id").primaryKey(),
  /** One of the test accounts. */
  kind: text("kind").notNull(),
  codeHash: text("code_hash").notNull().unique(),
  authorizedAt: instant("authorized_at"),
  createdAt: createdAt(),
});

export const sandboxTransfer = pgTable("sandbox_transfer", {
  id: text("id").primaryKey(),
  accountId: text("account_id")
    .notNull()
    .references(() => sandboxAccount.id),
  merchantPayoutId: text("merchant_payout_id").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  reversedCents: integer("reversed_cents").notNull().default(0),
  status: text("status").notNull(),
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
