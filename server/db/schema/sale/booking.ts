import { date, index, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { order } from "./order";

/** A wedding that a vendor serves on a date. The primary key prevents double bookings in any race. */
export const booking = pgTable(
  "booking",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    date: date("date", { mode: "string" }).notNull(),
    slot: smallint("slot").notNull(),
    /** The order's customer: a couple needs one slot for all its orders on that day. */
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id),
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

/** A place on a date that a vendor holds for a couple for some days. Counts like a booking until it expires. */
export const dateHold = pgTable(
  "date_hold",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    date: date("date", { mode: "string" }).notNull(),
    /** The couple that may book the place; null if it has no account. */
    customerId: uuid("customer_id").references(() => customer.id, { onDelete: "cascade" }),
    /** The vendor's own note of whom it is for. */
    name: text("name").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("date_hold_vendor_idx").on(t.vendorId, t.date, t.expiresAt),
    index("date_hold_expiry_idx").on(t.expiresAt),
    index("date_hold_customer_idx").on(t.customerId),
  ],
);
