import { date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BusyBlocks } from "@/contracts/messaging/calendar/busy-calendar";
import { id, instant } from "@/server/db/schema/columns";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** A calendar of another program whose busy times block the vendor's. */
export const busyCalendar = pgTable(
  "busy_calendar",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** The address, encrypted, because anyone who has it can read the vendor's calendar. */
    sealedAddress: text("sealed_address").notNull(),
    blocks: text("blocks").$type<BusyBlocks>().notNull(),
    lastReadAt: instant("last_read_at"),
    lastTriedAt: instant("last_tried_at"),
    error: text("error"),
    failures: integer("failures").notNull().default(0),
    nextReadAt: instant("next_read_at").notNull(),
    /** From the last successful reading, counted as in `BusyCalendar`. */
    unread: integer("unread").notNull().default(0),
    undated: integer("undated").notNull().default(0),
    /** The off days that this calendar added to the vendor's, so that only those are removed again. */
    days: date("days", { mode: "string" }).array().notNull().default([]),
  },
  (t) => [index("busy_calendar_next_idx").on(t.nextReadAt)],
);

export const busyTime = pgTable(
  "busy_time",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => busyCalendar.vendorId, { onDelete: "cascade" }),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [index("busy_time_vendor_idx").on(t.vendorId, t.endsAt)],
);
