import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { OrderActor, OrderEventKind, OrderState } from "@/contracts/order-process";
import type { PaymentPolicy } from "@/contracts/vendor";
import { customer } from "./account";
import { createdAt, id, instant } from "./columns";
import { product } from "./product";
import { vendor } from "./vendor";

/** One press of "Place order": one order for each vendor in the cart, one first payment for all of them. */
export const checkout = pgTable(
  "checkout",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of the request body: the same key with another body is refused. */
    requestHash: text("request_hash").notNull(),
    totalCents: integer("total_cents").notNull(),
    dueNowCents: integer("due_now_cents").notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique("checkout_customer_key").on(t.customerId, t.idempotencyKey)],
);

export const order = pgTable(
  "order",
  {
    id: id(),
    /** What people read out on the phone: `SY-26-000123`. */
    number: bigserial("number", { mode: "number" }).notNull(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkout.id),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    state: text("state").$type<OrderState>().notNull(),
    /** The state that an ended cancellation goes back to. */
    stateBefore: text("state_before").$type<OrderState>(),
    eventDate: date("event_date", { mode: "string" }),
    netCents: integer("net_cents").notNull(),
    serviceChargeCents: integer("service_charge_cents").notNull(),
    gstCents: integer("gst_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    paidCents: integer("paid_cents").notNull().default(0),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Snapshots of what was agreed at purchase. */
    commissionBps: integer("commission_bps").notNull(),
    paymentPolicy: jsonb("payment_policy").$type<PaymentPolicy>().notNull(),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    comment: text("comment").notNull().default(""),
    declineReason: text("decline_reason"),
    placedAt: instant("placed_at").notNull().defaultNow(),
    /** When the vendor's 72 hours to answer are over; set when the first milestone is paid. */
    answerBy: instant("answer_by"),
    approvedAt: instant("approved_at"),
    deliveredAt: instant("delivered_at"),
    completedAt: instant("completed_at"),
    cancelledAt: instant("cancelled_at"),
  },
  (t) => [
    uniqueIndex("order_number_key").on(t.number),
    unique("order_checkout_vendor_key").on(t.checkoutId, t.vendorId),
    index("order_customer_idx").on(t.customerId, t.placedAt.desc(), t.id),
    index("order_vendor_idx").on(t.vendorId, t.placedAt.desc(), t.id),
    index("order_vendor_state_idx").on(t.vendorId, t.state, t.placedAt.desc(), t.id),
    index("order_unanswered_idx")
      .on(t.answerBy)
      .where(sql`${t.state} = 'awaiting_approval'`),
    index("order_unpaid_idx")
      .on(t.placedAt)
      .where(sql`${t.state} = 'awaiting_payment'`),
    check(
      "order_total_adds_up",
      sql`${t.netCents} + ${t.serviceChargeCents} + ${t.gstCents} = ${t.totalCents}`,
    ),
    check("order_paid_range", sql`${t.paidCents} between 0 and ${t.totalCents}`),
    check("order_refunded_range", sql`${t.refundedCents} between 0 and ${t.paidCents}`),
  ],
);

/** What was bought, as it stood at purchase. */
export const orderItem = pgTable(
  "order_item",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id),
    position: smallint("position").notNull(),
    title: text("title").notNull(),
    image: text("image"),
    priceMetric: text("price_metric").notNull(),
    quantity: integer("quantity").notNull(),
    /** All-in, for one. */
    unitCents: integer("unit_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    serviceChargeCents: integer("service_charge_cents").notNull(),
    gstCents: integer("gst_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    plusPlus: boolean("plus_plus").notNull(),
    eventDate: date("event_date", { mode: "string" }),
  },
  (t) => [
    unique("order_item_position_key").on(t.orderId, t.position),
    index("order_item_product_idx").on(t.productId),
    check(
      "order_item_adds_up",
      sql`${t.netCents} + ${t.serviceChargeCents} + ${t.gstCents} = ${t.totalCents}`,
    ),
  ],
);

/** Milestones are paid in order of position. */
export const milestone = pgTable(
  "milestone",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    position: smallint("position").notNull(),
    label: text("label").notNull(),
    amountCents: integer("amount_cents").notNull(),
    dueDate: date("due_date", { mode: "string" }),
    paidAt: instant("paid_at"),
  },
  (t) => [
    unique("milestone_position_key").on(t.orderId, t.position),
    check("milestone_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/** What happened to an order, for both sides to read. Append-only. */
export const orderEvent = pgTable(
  "order_event",
  {
    id: id(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    kind: text("kind").$type<OrderEventKind>().notNull(),
    actor: text("actor").$type<OrderActor>().notNull(),
    note: text("note").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [index("order_event_order_idx").on(t.orderId, t.at)],
);

/** One wedding that a vendor serves on one date. The key refuses a double booking, whoever races. */
export const booking = pgTable(
  "booking",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    date: date("date", { mode: "string" }).notNull(),
    slot: smallint("slot").notNull(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.date, t.slot] }),
    unique("booking_order_date_key").on(t.orderId, t.date),
    index("booking_date_idx").on(t.date, t.vendorId),
  ],
);
