import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
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
    /** When its last message was sent; the next one's is later. */
    lastMessageAt: instant("last_message_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("room_customer_vendor_key").on(t.customerId, t.vendorId),
    index("room_customer_idx").on(t.customerId, t.lastMessageAt.desc(), t.id),
    index("room_vendor_idx").on(t.vendorId, t.lastMessageAt.desc(), t.id),
  ],
);

/** No two of a room have the same `created_at`: it is given out under the lock of the room, in the order of arrival. */
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
    /** Made by the sender's browser: what is sent again under it is the same message. */
    clientId: uuid("client_id").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_room_idx").on(t.roomId, t.createdAt.desc(), t.id),
    unique("message_sender_client_key").on(t.senderAccountId, t.clientId),
  ],
);

/** When one side of a room is to be told by mail of what it has not read. */
export const roomMail = pgTable(
  "room_mail",
  {
    roomId: uuid("room_id")
      .notNull()
      .references(() => room.id, { onDelete: "cascade" }),
    side: text("side").$type<"customer" | "vendor">().notNull(),
    /** Null when there is nothing to tell. */
    dueAt: instant("due_at"),
    mailedAt: instant("mailed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.side] }),
    index("room_mail_due_idx")
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);
