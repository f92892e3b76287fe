import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DietaryNeed, GuestSide, RsvpAnswer } from "@/contracts/planning/guest/guest";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding, weddingEvent } from "./wedding";

/** A group of guests, named by the couple ("Poly friends"). */
export const guestGroup = pgTable(
  "guest_group",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("guest_group_name_key").on(t.weddingId, sql`lower(${t.name})`)],
);

/** People who are invited together: one link, one envelope. */
export const household = pgTable(
  "household",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull().default(""),
    countryCode: text("country_code").notNull().default("+65"),
    phone: text("phone").notNull().default(""),
    streetAddress: text("street_address").notNull().default(""),
    unitNumber: text("unit_number").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    country: text("country").notNull().default("Singapore"),
    notes: text("notes").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("household_wedding_idx").on(t.weddingId, sql`lower(${t.name})`, t.id)],
);

/** A person, or the seat of a plus-one who has no name yet. */
export const guest = pgTable(
  "guest",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    householdId: uuid("household_id")
      .notNull()
      .references(() => household.id, { onDelete: "cascade" }),
    groupId: uuid("group_id").references(() => guestGroup.id, { onDelete: "set null" }),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    side: text("side").$type<GuestSide>().notNull().default("both"),
    tags: text("tags").array().notNull().default([]),
    isChild: boolean("is_child").notNull().default(false),
    /** The guest who brings this plus-one. */
    plusOneOf: uuid("plus_one_of"),
    dietary: text("dietary").array().$type<DietaryNeed[]>().notNull().default([]),
    allergies: text("allergies").notNull().default(""),
    /** The turn at the tea ceremony, elders first. Null: doesn't take part. */
    teaOrder: smallint("tea_order"),
    notes: text("notes").notNull().default(""),
    /** A write based on an older version is refused, so that two open screens can't overwrite each other unnoticed. */
    version: integer("version").notNull().default(1),
    /** Set while a deletion can be undone. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("guest_wedding_name_idx").on(
      t.weddingId,
      sql`lower(${t.lastName})`,
      sql`lower(${t.firstName})`,
      t.id,
    ),
    index("guest_household_idx").on(t.householdId),
    index("guest_group_idx").on(t.groupId),
    index("guest_plus_one_idx").on(t.plusOneOf),
    check("guest_side_known", sql`${t.side} in ('bride', 'groom', 'both')`),
  ],
);

/** A guest's invitation to an event, and the answer. */
export const guestEvent = pgTable(
  "guest_event",
  {
    guestId: uuid("guest_id")
      .notNull()
      .references(() => guest.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    answer: text("answer").$type<RsvpAnswer>().notNull().default("waiting"),
    meal: text("meal").notNull().default(""),
    answeredAt: instant("answered_at"),
  },
  (t) => [
    primaryKey({ columns: [t.guestId, t.eventId] }),
    index("guest_event_event_idx").on(t.eventId, t.answer),
    check("guest_event_answer_known", sql`${t.answer} in ('waiting', 'yes', 'no', 'maybe')`),
  ],
);

/** The rows that a change to the list replaced, while it can be undone. */
export const guestUndo = pgTable(
  "guest_undo",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    /** Rows of `guest`, `guest_event` and `household` before the change. */
    guests: jsonb("guests").notNull(),
    answers: jsonb("answers").notNull(),
    households: jsonb("households").notNull(),
    /** Guests created by the change. */
    made: uuid("made").array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index("guest_undo_wedding_idx").on(t.weddingId), index("guest_undo_created_idx").on(t.createdAt)],
);
