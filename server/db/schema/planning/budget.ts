import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding } from "./wedding";

/** The couple's planned spending on a category. Locked lines keep their amount when the rest is distributed. */
export const budgetLine = pgTable(
  "budget_line",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    /** Null for a custom line of the couple's, which has a name. */
    categoryId: uuid("category_id"),
    name: text("name").notNull(),
    plannedCents: integer("planned_cents").notNull(),
    locked: boolean("locked").notNull().default(false),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("budget_line_category_key").on(t.weddingId, t.categoryId),
    check("budget_line_planned", sql`${t.plannedCents} >= 0`),
  ],
);

/** A vendor booked outside the marketplace. */
export const outsideBooking = pgTable(
  "outside_booking",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    budgetLineId: uuid("budget_line_id").references(() => budgetLine.id, { onDelete: "set null" }),
    vendorName: text("vendor_name").notNull(),
    contact: text("contact").notNull().default(""),
    notes: text("notes").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("outside_booking_wedding_idx").on(t.weddingId)],
);

/** A payment agreed with a vendor outside the marketplace. */
export const outsidePayment = pgTable(
  "outside_payment",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => outsideBooking.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    amountCents: integer("amount_cents").notNull(),
    dueOn: date("due_on", { mode: "string" }),
    paidOn: date("paid_on", { mode: "string" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("outside_payment_booking_idx").on(t.bookingId),
    check("outside_payment_amount", sql`${t.amountCents} > 0`),
  ],
);

/** A contract or receipt of an outside vendor; stored privately. */
export const outsideFile = pgTable(
  "outside_file",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => outsideBooking.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    storageKey: text("storage_key").notNull(),
    uploadedAt: instant("uploaded_at").notNull().defaultNow(),
  },
  (t) => [index("outside_file_booking_idx").on(t.bookingId)],
);
