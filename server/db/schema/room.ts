import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { account, customer } from "./account";
import { createdAt, id, instant } from "./columns";
import { vendor } from "./vendor";

/** What one couple and one vendor write to each other. */
export const room = pgTable(
  "room",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    /** When each side last looked: what came later is new to it. */
    customerReadAt: instant("customer_read_at"),
    vendorReadAt: instant("vendor_read_at"),
    lastMessageAt: instant("last_message_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("room_customer_vendor_key").on(t.customerId, t.vendorId),
    index("room_customer_idx").on(t.customerId, t.lastMessageAt.desc(), t.id),
    index("room_vendor_idx").on(t.vendorId, t.lastMessageAt.desc(), t.id),
  ],
);

/** Ids are uuid v7, so that they stand in the order of time. */
export const message = pgTable(
  "message",
  {
    id: id(),
    roomId: uuid("room_id")
      .notNull()
      .references(() => room.id, { onDelete: "cascade" }),
    senderAccountId: uuid("sender_account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("message_room_idx").on(t.roomId, t.createdAt.desc(), t.id)],
);
