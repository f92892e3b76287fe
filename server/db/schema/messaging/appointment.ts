import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import type { OpenHours } from "@/contracts/catalogue/product/product";
import { customer } from "@/server/db/schema/identity/account";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** A vendor's hours for visits. Without a row, the defaults in contracts/messaging/appointment.ts apply. */
export const appointmentSetting = pgTable(
  "appointment_setting",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendor.id, { onDelete: "cascade" }),
    weeklyHours: jsonb("weekly_hours").$type<OpenHours>().notNull(),
    lengthMinutes: smallint("length_minutes").notNull(),
    bufferMinutes: smallint("buffer_minutes").notNull(),
    noticeHours: smallint("notice_hours").notNull(),
    dailyCapacity: smallint("daily_capacity").notNull(),
    offDays: date("off_days", { mode: "string" }).array().notNull().default([]),
  },
  (t) => [
    check("appointment_setting_length", sql`${t.lengthMinutes} between 10 and 480`),
    check("appointment_setting_buffer", sql`${t.bufferMinutes} between 0 and 240`),
    check("appointment_setting_notice", sql`${t.noticeHours} between 0 and 720`),
    check("appointment_setting_capacity", sql`${t.dailyCapacity} between 1 and 50`),
  ],
);

/**
 * A couple's visit. Open appointments of one vendor never overlap: an exclusion constraint in the migration decides
 * every race.
 */
export const appointment = pgTable(
  "appointment",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    state: text("state").$type<AppointmentState>().notNull().default("requested"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The start time before the vendor moved it. */
    movedFrom: instant("moved_from"),
    note: text("note").notNull().default(""),
    answer: text("answer").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("appointment_vendor_idx").on(t.vendorId, t.startsAt, t.id),
    index("appointment_customer_idx").on(t.customerId, t.startsAt, t.id),
    /** For the job that closes appointments. */
    index("appointment_open_idx")
      .on(t.startsAt)
      .where(sql`${t.state} in ('requested', 'confirmed', 'moved')`),
    check("appointment_has_length", sql`${t.startsAt} < ${t.endsAt}`),
    check("appointment_moved_from", sql`${t.state} <> 'moved' or ${t.movedFrom} is not null`),
    check(
      "appointment_state_known",
      sql`${t.state} in ('requested', 'confirmed', 'moved', 'completed', 'declined', 'cancelled', 'no_show')`,
    ),
  ],
);
