import { sql } from "drizzle-orm";
import { index, pgTable, pgView, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { customer } from "@/server/db/schema/identity/account";
import { appointment } from "./appointment";
import { room } from "./room";

/** A vendor's record of a couple: notes on one of its customers, or its own contact without an account. */
export const vendorCustomer = pgTable(
  "vendor_customer",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** Null for a contact that the vendor added. */
    customerId: uuid("customer_id").references(() => customer.id, { onDelete: "cascade" }),
    name: text("name").notNull().default(""),
    /** Lower-cased. */
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    note: text("note").notNull().default(""),
    tags: text("tags").array().notNull().default([]),
    invitedAt: instant("invited_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("vendor_customer_couple_key").on(t.vendorId, t.customerId),
    index("vendor_customer_vendor_idx").on(t.vendorId, t.createdAt.desc(), t.id),
    index("vendor_customer_customer_idx").on(t.customerId),
  ],
);

/** Addresses that opted out of mail from vendors' customer lists, as SHA-256. */
export const vendorMailStop = pgTable("vendor_mail_stop", {
  emailHash: text("email_hash").primaryKey(),
  createdAt: createdAt(),
});

/** The rooms by couple and vendor, without their messages. */
export const customerRoom = pgView("customer_room").as((qb) =>
  qb
    .select({
      id: room.id,
      vendorId: room.vendorId,
      customerId: room.customerId,
      lastMessageAt: room.lastMessageAt,
      createdAt: room.createdAt,
    })
    .from(room),
);

/** The times of appointments by couple and vendor, without notes. */
export const customerVisit = pgView("customer_visit").as((qb) =>
  qb
    .select({
      id: appointment.id,
      vendorId: appointment.vendorId,
      customerId: appointment.customerId,
      state: sql<AppointmentState>`${appointment.state}`.as("state"),
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      createdAt: appointment.createdAt,
    })
    .from(appointment),
);
