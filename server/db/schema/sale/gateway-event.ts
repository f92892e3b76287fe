import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "@/server/db/schema/columns";

/** Events of the processor, stored as received and handled once, however often they are delivered. */
export const gatewayEvent = pgTable(
  "gateway_event",
  {
    gateway: text("gateway").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    /** The event in our terms, without personal data. Null for events older than this column. */
    payload: jsonb("payload").$type<Record<string, unknown>>(),
    receivedAt: instant("received_at").notNull().defaultNow(),
    /** Set in the transaction that handles it. */
    handledAt: instant("handled_at"),
    /** Failed attempts to handle it, and the reason for the last one. */
    attempts: integer("attempts").notNull().default(0),
    failure: text("failure"),
    /** Why an operator decided not to book it. */
    dismissal: text("dismissal"),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.eventId] }),
    index("gateway_event_open_idx")
      .on(t.receivedAt)
      .where(sql`${t.handledAt} is null`),
  ],
);
