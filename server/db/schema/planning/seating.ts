import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PlanFeature, SeatingRuleKind, SeatingSides, TableShape } from "@/contracts/planning/seating";
import { createdAt, id } from "@/server/db/schema/columns";
import { guest } from "./guest";
import { wedding, weddingEvent } from "./wedding";

/** The seating of an event. Saving an older version is refused. */
export const seatingPlan = pgTable(
  "seating_plan",
  {
    eventId: uuid("event_id")
      .primaryKey()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    version: integer("version").notNull().default(0),
    sides: text("sides").$type<SeatingSides>().notNull().default("any"),
  },
  (t) => [check("seating_plan_sides_known", sql`${t.sides} in ('any', 'apart', 'mixed')`)],
);

/** A room of an event: its size in centimetres, its stage, doors and dance floor. */
export const seatingRoom = pgTable(
  "seating_room",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    width: integer("width").notNull(),
    depth: integer("depth").notNull(),
    features: jsonb("features").$type<PlanFeature[]>().notNull().default([]),
    /** In the couple's order. */
    position: smallint("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("seating_room_event_idx").on(t.eventId)],
);

/** A table; x and y are its centre in centimetres from the room's top left corner. */
export const seatingTable = pgTable(
  "seating_table",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    roomId: uuid("room_id")
      .notNull()
      .references(() => seatingRoom.id, { onDelete: "cascade" }),
    label: text("label").notNull(),
    shape: text("shape").$type<TableShape>().notNull(),
    seats: smallint("seats").notNull(),
    x: integer("x").notNull(),
    y: integer("y").notNull(),
    rotation: smallint("rotation").notNull().default(0),
    /** Automatic seating doesn't change a locked table. */
    locked: boolean("locked").notNull().default(false),
    /** In the couple's order. */
    position: smallint("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("seating_table_label_key").on(t.roomId, sql`lower(${t.label})`),
    check("seating_table_seats", sql`${t.seats} between 1 and 60`),
    check("seating_table_shape_known", sql`${t.shape} in ('round', 'long')`),
  ],
);

/** A guest's seat at an event. One seat per guest and event, and one guest per seat. */
export const seat = pgTable(
  "seat",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    tableId: uuid("table_id")
      .notNull()
      .references(() => seatingTable.id, { onDelete: "cascade" }),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => guest.id, { onDelete: "cascade" }),
    /** Seat 0 is at the top; counted clockwise. */
    position: smallint("position").notNull(),
    locked: boolean("locked").notNull().default(false),
  },
  (t) => [
    uniqueIndex("seat_guest_event_key").on(t.guestId, t.eventId),
    uniqueIndex("seat_position_key").on(t.tableId, t.position),
    index("seat_event_idx").on(t.eventId),
  ],
);

/** A wish for the seating of an event: together, apart, or near the stage. */
export const seatingRule = pgTable(
  "seating_rule",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    kind: text("kind").$type<SeatingRuleKind>().notNull(),
    guestIds: uuid("guest_ids").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("seating_rule_event_idx").on(t.eventId),
    check("seating_rule_kind_known", sql`${t.kind} in ('together', 'apart', 'near_stage')`),
  ],
);
