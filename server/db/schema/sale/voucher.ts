import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { VoucherEntryKind, VoucherKind, VoucherState } from "@/contracts/sale/promotion/voucher";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { voucherPurchase } from "./evoucher";
import { promotion } from "./promotion";

/** A balance to pay with: a purchased gift voucher, a vendor's campaign voucher, or store credit. */
export const voucher = pgTable(
  "voucher",
  {
    id: id(),
    kind: text("kind").$type<VoucherKind>().notNull(),
    state: text("state").$type<VoucherState>().notNull(),
    /** The code is looked up by its hash and shown to its owner from the sealed text. Null for store credit. */
    codeHash: text("code_hash"),
    codeSealed: text("code_sealed"),
    amountCents: integer("amount_cents").notNull(),
    balanceCents: integer("balance_cents").notNull(),
    /** For a vendor's voucher: only that vendor's orders can be paid with it. */
    vendorId: uuid("vendor_id").references(() => vendor.id),
    promotionId: uuid("promotion_id").references(() => promotion.id),
    /** The only customer who can spend it: set at once for credit, and on first use for others. */
    customerId: uuid("customer_id").references(() => customer.id),
    purchaseId: uuid("purchase_id").references(() => voucherPurchase.id),
    recipientEmail: text("recipient_email"),
    fromName: text("from_name").notNull().default(""),
    message: text("message").notNull().default(""),
    /** The day (Singapore) on which it is mailed. */
    sendOn: date("send_on", { mode: "string" }),
    sentAt: instant("sent_at"),
    activatedAt: instant("activated_at"),
    expiresAt: instant("expires_at"),
    expiryWarnedAt: instant("expiry_warned_at"),
    /** Set when a bank took back the payment behind it, so that it can't be spent or refunded. */
    frozenAt: instant("frozen_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("voucher_code_key").on(t.codeHash),
    index("voucher_customer_idx").on(t.customerId, t.expiresAt),
    index("voucher_purchase_idx").on(t.purchaseId),
    index("voucher_promotion_idx").on(t.promotionId),
    index("voucher_expiry_idx")
      .on(t.expiresAt)
      .where(sql`${t.state} in ('active', 'partly_used')`),
    index("voucher_unsent_idx")
      .on(t.sendOn)
      .where(sql`${t.sentAt} is null and ${t.state} = 'active'`),
    check("voucher_balance_range", sql`${t.balanceCents} between 0 and ${t.amountCents}`),
  ],
);

/** The history of a balance; the deltas add up to it. Append-only. */
export const voucherEntry = pgTable(
  "voucher_entry",
  {
    id: id(),
    voucherId: uuid("voucher_id")
      .notNull()
      .references(() => voucher.id),
    kind: text("kind").$type<VoucherEntryKind>().notNull(),
    deltaCents: integer("delta_cents").notNull(),
    orderId: uuid("order_id"),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    index("voucher_entry_voucher_idx").on(t.voucherId, t.at),
    index("voucher_entry_order_idx").on(t.orderId),
    check("voucher_entry_not_zero", sql`${t.deltaCents} <> 0`),
  ],
);
