import { date, index, pgTable, primaryKey, smallint, unique, uuid } from "drizzle-orm/pg-core";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { order } from "./order";

/** One wedding that a vendor serves on one date. The key refuses a double booking in any race. */
export const booking = pgTable(
  "booking",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    date: date("date", { mode: "string" }).notNull(),
    slot: smallint("slot").notNull(),
    /** The order's customer: a couple needs one slot for all its orders of the day. */
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
