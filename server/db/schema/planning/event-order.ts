import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BeoContent, BeoVersion } from "@/contracts/planning/beo";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding, weddingEvent } from "./wedding";

/**
 * An order item sold by the table or the guest, tied to the event at which it is served. Planning proposes changes to
 * it but never makes them.
 */
export const eventOrder = pgTable(
  "event_order",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    /** An item of an order of this couple; checked by the service. */
    orderItemId: uuid("order_item_id").notNull().unique(),
    seatsPerUnit: smallint("seats_per_unit").notNull(),
    /** Units that are charged regardless of the number of guests. */
    minimumUnits: integer("minimum_units").notNull().default(0),
    /** From this day on, the order is fixed. Null: 14 days before the event. */
    guaranteeDate: date("guarantee_date", { mode: "string" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("event_order_event_idx").on(t.eventId),
    check("event_order_seats", sql`${t.seatsPerUnit} between 1 and 1000`),
    check("event_order_minimum", sql`${t.minimumUnits} >= 0`),
  ],
);

/**
 * A numbered version of an event order, as issued. One of them is locked at the guarantee date. Guests' details are
 * removed from the content when the couple's guest list is deleted or the order is untied.
 */
export const beoVersion = pgTable(
  "beo_version",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    /** Tied to the event by `event_order` when it was issued. */
    orderId: uuid("order_id").notNull(),
    number: integer("number").notNull(),
    content: jsonb("content").$type<BeoContent>().notNull(),
    side: text("side").$type<BeoVersion["side"]>().notNull(),
    issuedBy: text("issued_by").notNull(),
    note: text("note").notNull().default(""),
    lockedAt: instant("locked_at"),
    confirmedAt: instant("confirmed_at"),
    confirmedBy: text("confirmed_by"),
    /** The last day on which the vendor was told that the plan differs, and a hash of how. */
    toldOn: date("told_on", { mode: "string" }),
    toldHash: text("told_hash"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("beo_version_number_key").on(t.orderId, t.eventId, t.number),
    uniqueIndex("beo_version_locked_key")
      .on(t.orderId, t.eventId)
      .where(sql`${t.lockedAt} is not null`),
    index("beo_version_wedding_idx").on(t.weddingId),
    index("beo_version_event_idx").on(t.eventId),
    check("beo_version_side_known", sql`${t.side} in ('vendor', 'customer', 'system')`),
    check("beo_version_confirmed", sql`num_nulls(${t.confirmedAt}, ${t.confirmedBy}) in (0, 2)`),
  ],
);
