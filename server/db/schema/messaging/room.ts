import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { account, customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { product } from "@/server/db/schema/catalogue/product";
import { offer } from "@/server/db/schema/sale/offer";
import { order } from "@/server/db/schema/sale/order";
import { appointment } from "./appointment";

/** The conversation of one couple and one vendor. */
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
    /** When each side last read; later messages are unread. */
    customerReadAt: instant("customer_read_at"),
    vendorReadAt: instant("vendor_read_at"),
    /** The time up to which a device of each side has received messages. */
    customerDeliveredAt: instant("customer_delivered_at"),
    vendorDeliveredAt: instant("vendor_delivered_at"),
    /** When each side blocked the other. A block rests while an order of the two is running. */
    customerBlockedAt: instant("customer_blocked_at"),
    vendorBlockedAt: instant("vendor_blocked_at"),
    /** The time of its last message; later messages must have a later time. */
    lastMessageAt: instant("last_message_at").notNull().defaultNow(),
    /** Since when the couple waits for the vendor's answer; null when it was answered or the vendor set it aside. */
    waitingSince: instant("waiting_since"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("room_customer_vendor_key").on(t.customerId, t.vendorId),
    index("room_customer_idx").on(t.customerId, t.lastMessageAt.desc(), t.id),
    index("room_vendor_idx").on(t.vendorId, t.lastMessageAt.desc(), t.id),
    index("room_vendor_waiting_idx")
      .on(t.vendorId, t.waitingSince, t.id)
      .where(sql`${t.waitingSince} is not null`),
  ],
);

/** Messages in a room never share a `created_at`: it is assigned under the room's lock, in order of arrival. */
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
    /** Chosen by the sender's browser, so that sending again does not duplicate the message. */
    clientId: uuid("client_id").notNull(),
    body: text("body").notNull(),
    /** The offer that the message shows; `body` sums it up. */
    offerId: uuid("offer_id").references(() => offer.id, { onDelete: "set null" }),
    /** What the message is about, shown as a card: at most one of these. */
    productId: uuid("product_id").references(() => product.id, { onDelete: "set null" }),
    orderId: uuid("order_id").references(() => order.id, { onDelete: "set null" }),
    appointmentId: uuid("appointment_id").references(() => appointment.id, { onDelete: "set null" }),
    /** Written by the vendor's off-hours reply. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** One of a vendor's messages to many couples, which answers none of them. */
    isBroadcast: boolean("is_broadcast").notNull().default(false),
    editedAt: instant("edited_at"),
    /** When its author deleted it; the text and files are gone. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("message_room_idx").on(t.roomId, t.createdAt.desc(), t.id),
    unique("message_sender_client_key").on(t.senderAccountId, t.clientId),
    /** For deletions of the referenced rows. */
    index("message_product_idx")
      .on(t.productId)
      .where(sql`product_id is not null`),
    index("message_order_idx")
      .on(t.orderId)
      .where(sql`order_id is not null`),
    index("message_appointment_idx")
      .on(t.appointmentId)
      .where(sql`appointment_id is not null`),
    index("message_words_idx").using("gin", sql`${t.body} gin_trgm_ops`),
  ],
);

/** A file in a message, stored where no URL serves it. */
export const messageFile = pgTable(
  "message_file",
  {
    id: id(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    storageKey: text("storage_key").notNull(),
    /** A small copy of a picture; null for other files. */
    previewKey: text("preview_key"),
    /** The small copy's size. */
    width: integer("width"),
    height: integer("height"),
    /** The sender's name for it, with the extension of its actual kind. */
    name: text("name").notNull(),
    mime: text("mime").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (t) => [
    unique("message_file_position_key").on(t.messageId, t.position),
    check(
      "message_file_picture",
      sql`(${t.previewKey} is null) = (${t.width} is null) and (${t.width} is null) = (${t.height} is null)`,
    ),
  ],
);

/** Pending mail about unread messages, for each side of a room. */
export const roomMail = pgTable(
  "room_mail",
  {
    roomId: uuid("room_id")
      .notNull()
      .references(() => room.id, { onDelete: "cascade" }),
    side: text("side").$type<"customer" | "vendor">().notNull(),
    /** Null when there is nothing to report. */
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
