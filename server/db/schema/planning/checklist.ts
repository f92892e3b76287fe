import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MovedTask } from "@/contracts/planning/checklist";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding } from "./wedding";

/** A task of the couple, from a template or custom. */
export const task = pgTable(
  "task",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    /** The template's key of the task; null for a custom task. */
    templateKey: text("template_key"),
    title: text("title").notNull(),
    notes: text("notes").notNull().default(""),
    assignee: text("assignee").notNull().default(""),
    /** Days relative to the wedding, negative before it. Null: a fixed date. */
    offsetDays: integer("offset_days"),
    dueOn: date("due_on", { mode: "string" }),
    /** A pinned date stays when the day moves. */
    pinned: boolean("pinned").notNull().default(false),
    /** The category to search in; booking something in it ticks the task. */
    categoryId: uuid("category_id"),
    vendorId: uuid("vendor_id"),
    doneAt: instant("done_at"),
    /** The order that ticked it. */
    doneByOrderId: uuid("done_by_order_id"),
    createdAt: createdAt(),
  },
  (t) => [
    index("task_wedding_due_idx").on(t.weddingId, t.dueOn, t.id),
    index("task_category_idx").on(t.weddingId, t.categoryId),
  ],
);

/** The last move of the wedding day: what moved with it, until the couple undoes or dismisses it. */
export const checklistMove = pgTable("checklist_move", {
  weddingId: uuid("wedding_id")
    .primaryKey()
    .references(() => wedding.id, { onDelete: "cascade" }),
  fromDay: date("from_day", { mode: "string" }),
  toDay: date("to_day", { mode: "string" }).notNull(),
  moved: jsonb("moved").$type<MovedTask[]>().notNull(),
  /** How many open tasks stayed: pinned, or with a fixed date. */
  kept: integer("kept").notNull(),
  createdAt: createdAt(),
});
