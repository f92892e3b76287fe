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
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PriceList } from "@/contracts/catalogue/price/day-price";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type {
  BillingAddress,
  OrderedAddOn,
  OrderedDiscount,
  OrderedVoucher,
} from "@/contracts/sale/order/order";
import type { OrderActor, OrderEventKind, OrderState } from "@/contracts/sale/order/order-process";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import type { GstType } from "@/lib/money";
import { account, customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { product } from "@/server/db/schema/catalogue/product";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { offer } from "./offer";
import { promotion } from "./promotion";
import { voucher } from "./voucher";

/**
 * One press of "Place order": one order for each vendor and each offer in the cart, one first payment for all of them.
 */
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
    /** The number in `SY-26-000123`, short enough to read out on the phone. */
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
    /** The offer that was ordered as it stood; null for what was bought at list prices. */
    offerId: uuid("offer_id").references(() => offer.id),
    state: text("state").$type<OrderState>().notNull(),
    /** The state to which an ended cancellation returns. */
    stateBefore: text("state_before").$type<OrderState>(),
    eventDate: date("event_date", { mode: "string" }),
    netCents: integer("net_cents").notNull(),
    serviceChargeCents: integer("service_charge_cents").notNull(),
    gstCents: integer("gst_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The coupon's saving, including service charge and GST; the amounts above are net of it. */
    discountCents: integer("discount_cents").notNull().default(0),
    /** The part of `discountCents` that Sayang pays for and owes the vendor (docs/decisions/0017). */
    subsidyCents: integer("subsidy_cents").notNull().default(0),
    /** The part of `paidCents` paid by a voucher or store credit. */
    voucherCents: integer("voucher_cents").notNull().default(0),
    appliedDiscountId: uuid("applied_discount_id").references(() => promotion.id),
    appliedVoucherId: uuid("applied_voucher_id").references(() => voucher.id),
    /** The coupon and voucher as they were at purchase, unaffected by later changes. */
    appliedDiscount: jsonb("applied_discount").$type<OrderedDiscount>(),
    appliedVoucher: jsonb("applied_voucher").$type<OrderedVoucher>(),
    /** Null for orders placed before addresses were required. */
    billing: jsonb("billing").$type<BillingAddress>(),
    paidCents: integer("paid_cents").notNull().default(0),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Snapshots of what was agreed at purchase. */
    commissionBps: integer("commission_bps").notNull(),
    paymentPolicy: jsonb("payment_policy").$type<PaymentPolicy>().notNull(),
    /** The version of the vendor's own terms that the couple accepted; null when the vendor had none. */
    vendorTermsId: uuid("vendor_terms_id").references(() => vendorTerms.id),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    comment: text("comment").notNull().default(""),
    declineReason: text("decline_reason"),
    /** Of the vendor's team, who has it. */
    handlerAccountId: uuid("handler_account_id").references(() => account.id, { onDelete: "set null" }),
    placedAt: instant("placed_at").notNull().defaultNow(),
    /** When the couple was warned that it will lapse unless paid soon. */
    unpaidWarnedAt: instant("unpaid_warned_at"),
    /** The end of the vendor's 72 hours to answer; set when the first milestone is paid. */
    answerBy: instant("answer_by"),
    approvedAt: instant("approved_at"),
    /** When the vendor marked it as delivered; the couple then has 14 days to object. */
    vendorDeliveredAt: instant("vendor_delivered_at"),
    deliveredAt: instant("delivered_at"),
    /** Time that the order spent on hold for a cancellation that ended; it extends the couple's time to object. */
    heldSeconds: integer("held_seconds").notNull().default(0),
    /** While set, the order doesn't complete automatically. */
    issueRaisedAt: instant("issue_raised_at"),
    completedAt: instant("completed_at"),
    cancelledAt: instant("cancelled_at"),
  },
  (t) => [
    uniqueIndex("order_number_key").on(t.number),
    unique("order_checkout_vendor_offer_key").on(t.checkoutId, t.vendorId, t.offerId).nullsNotDistinct(),
    index("order_offer_idx").on(t.offerId),
    index("order_customer_idx").on(t.customerId, t.placedAt.desc(), t.id),
    index("order_vendor_idx").on(t.vendorId, t.placedAt.desc(), t.id),
    index("order_vendor_state_idx").on(t.vendorId, t.state, t.placedAt.desc(), t.id),
    index("order_vendor_event_idx").on(t.vendorId, t.eventDate, t.id),
    index("order_vendor_approved_idx")
      .on(t.vendorId, t.approvedAt)
      .where(sql`${t.approvedAt} is not null`),
    index("order_handler_idx")
      .on(t.handlerAccountId, t.placedAt.desc(), t.id)
      .where(sql`${t.handlerAccountId} is not null`),
    index("order_vendor_terms_idx")
      .on(t.vendorTermsId)
      .where(sql`${t.vendorTermsId} is not null`),
    index("order_discount_idx").on(t.appliedDiscountId),
    index("order_voucher_idx").on(t.appliedVoucherId),
    index("order_deliverable_idx")
      .on(t.vendorDeliveredAt)
      .where(sql`${t.state} = 'all_paid'`),
    index("order_completable_idx")
      .on(t.deliveredAt)
      .where(sql`${t.state} = 'delivered'`),
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
    // No upper limit: a double payment exceeds the total until it is refunded.
    check("order_paid_range", sql`${t.paidCents} >= 0`),
    check("order_discount_range", sql`${t.subsidyCents} between 0 and ${t.discountCents}`),
    check("order_voucher_range", sql`${t.voucherCents} between 0 and ${t.paidCents}`),
    check("order_refunded_range", sql`${t.refundedCents} between 0 and ${t.paidCents}`),
  ],
);

/** The purchased items, as they were at purchase. */
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
    /** The all-in price of one. */
    unitCents: integer("unit_cents").notNull(),
    netCents: integer("net_cents").notNull(),
    serviceChargeCents: integer("service_charge_cents").notNull(),
    gstCents: integer("gst_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    /** The coupon's saving on all of them, including service charge and GST. */
    discountCents: integer("discount_cents").notNull().default(0),
    addOns: jsonb("add_ons").$type<OrderedAddOn[]>().notNull().default([]),
    note: text("note").notNull().default(""),
    plusPlus: boolean("plus_plus").notNull(),
    gstType: smallint("gst_type").$type<GstType>().notNull().default(0),
    eventDate: date("event_date", { mode: "string" }),
    /** The meal that it is for; null for a product that names none. */
    meal: text("meal").$type<Meal>(),
    /** The prices by day at purchase, which apply if the date moves; null when every day costs the same. */
    priceList: jsonb("price_list").$type<PriceList>(),
  },
  (t) => [
    unique("order_item_position_key").on(t.orderId, t.position),
    index("order_item_product_idx").on(t.productId),
    check("order_item_meal", sql`${t.meal} in ('lunch', 'dinner')`),
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
    /** The part paid by a voucher; a card pays the rest. */
    voucherCents: integer("voucher_cents").notNull().default(0),
    paidAt: instant("paid_at"),
    /** When the couple was reminded that it is due soon, and that it is overdue. */
    remindedAt: instant("reminded_at"),
    overdueMailedAt: instant("overdue_mailed_at"),
    /** When the vendor last had the couple reminded. */
    nudgedAt: instant("nudged_at"),
  },
  (t) => [
    unique("milestone_position_key").on(t.orderId, t.position),
    index("milestone_due_idx")
      .on(t.dueDate)
      .where(sql`${t.paidAt} is null`),
    // 0 when an edit left nothing of it: charges still refer to it.
    check("milestone_amount_range", sql`${t.amountCents} >= 0`),
    check("milestone_voucher_range", sql`${t.voucherCents} between 0 and ${t.amountCents}`),
  ],
);

/** The history of an order, visible to both parties. Append-only. */
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
