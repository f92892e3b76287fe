import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PayoutLineKind, PayoutState } from "@/contracts/sale/payment/payout";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { order } from "./order";

/** A vendor's account at the card processor, for payouts. */
export const connectAccount = pgTable("connect_account", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id),
  gateway: text("gateway").notNull(),
  gatewayAccountId: text("gateway_account_id").notNull(),
  detailsSubmitted: boolean("details_submitted").notNull().default(false),
  payoutsEnabled: boolean("payouts_enabled").notNull().default(false),
  /** Information that the processor still requires, in its own words. */
  requirements: text("requirements").array().notNull().default([]),
  connectedAt: instant("connected_at"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A vendor's attempt to connect an account; the state is returned once, within an hour. */
export const connectAttempt = pgTable("connect_attempt", {
  stateHash: text("state_hash").primaryKey(),
  vendorId: uuid("vendor_id")
    .notNull()
    .references(() => vendor.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

/** Vendors whose payouts are on hold until an operator releases them. */
export const payoutHold = pgTable("payout_hold", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id),
  /** Shown to the vendor. */
  reason: text("reason").notNull(),
  createdAt: createdAt(),
});

/** One transfer to a vendor. Requested from the processor after the commit that decides it. */
export const payout = pgTable(
  "payout",
  {
    id: id(),
    number: bigserial("number", { mode: "number" }).notNull(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    gateway: text("gateway").notNull(),
    gatewayTransferId: text("gateway_transfer_id"),
    amountCents: integer("amount_cents").notNull(),
    state: text("state").$type<PayoutState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    failure: text("failure"),
    createdAt: createdAt(),
    paidAt: instant("paid_at"),
  },
  (t) => [
    uniqueIndex("payout_number_key").on(t.number),
    uniqueIndex("payout_transfer_key").on(t.gateway, t.gatewayTransferId),
    index("payout_vendor_idx").on(t.vendorId, t.createdAt.desc(), t.id),
    index("payout_open_idx")
      .on(t.createdAt)
      .where(sql`${t.state} = 'on_its_way'`),
    index("payout_created_idx").on(t.createdAt.desc(), t.id),
    check("payout_amount_positive", sql`${t.amountCents} > 0`),
  ],
);

/**
 * A vendor's earnings from an ended order, or their reversal by a later refund. Paid in the payout that it refers to.
 */
export const payoutLine = pgTable(
  "payout_line",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    orderId: uuid("order_id")
      .notNull()
      .references(() => order.id),
    kind: text("kind").$type<PayoutLineKind>().notNull(),
    /** Paid by the couple, before commission. */
    grossCents: integer("gross_cents").notNull(),
    /** The GST in it that the vendor charged the couple. */
    gstCents: integer("gst_cents").notNull().default(0),
    commissionCents: integer("commission_cents").notNull(),
    /** Owed to the vendor; negative for a deduction. */
    netCents: integer("net_cents").notNull(),
    payoutId: uuid("payout_id").references(() => payout.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("payout_line_earning_key")
      .on(t.orderId)
      .where(sql`${t.kind} = 'earning'`),
    index("payout_line_order_idx").on(t.orderId),
    index("payout_line_vendor_idx").on(t.vendorId, t.createdAt.desc(), t.id),
    index("payout_line_payout_idx").on(t.payoutId),
    index("payout_line_unpaid_idx")
      .on(t.vendorId)
      .where(sql`${t.payoutId} is null`),
    check("payout_line_adds_up", sql`${t.grossCents} - ${t.commissionCents} = ${t.netCents}`),
  ],
);
