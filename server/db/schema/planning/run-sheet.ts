import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, time, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding } from "./wedding";

/** An entry of the wedding day's schedule; times are local in Singapore. */
export const runSheetItem = pgTable(
  "run_sheet_item",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    date: date("date", { mode: "string" }),
    startsAt: time("starts_at").notNull(),
    minutes: integer("minutes").notNull().default(0),
    title: text("title").notNull(),
    place: text("place").notNull().default(""),
    /** The people involved, as the couple wrote them. */
    people: text("people").array().notNull().default([]),
    /** The order whose vendor arrives at this time. */
    orderId: uuid("order_id"),
    notes: text("notes").notNull().default(""),
    /** When the vendor of `orderId` ticked it off. */
    doneAt: instant("done_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("run_sheet_item_wedding_idx").on(t.weddingId, t.date, t.startsAt),
    index("run_sheet_item_order_idx")
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
  ],
);
