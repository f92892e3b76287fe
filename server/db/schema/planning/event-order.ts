import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/server/db/schema/columns";
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
