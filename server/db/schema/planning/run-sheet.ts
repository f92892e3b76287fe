import { date, index, integer, pgTable, text, time, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/server/db/schema/columns";
import { wedding } from "./wedding";

/** One entry of the wedding day by the minute; times are Singapore's wall clock. */
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
    /** Who is there, in the couple's words. */
    people: text("people").array().notNull().default([]),
    /** An order whose vendor arrives then. */
    orderId: uuid("order_id"),
    notes: text("notes").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("run_sheet_item_wedding_idx").on(t.weddingId, t.date, t.startsAt)],
);
