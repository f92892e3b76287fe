import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { guest } from "./guest";
import { wedding, weddingEvent } from "./wedding";

/** A link with which helpers without an account check guests in at one event, for a day. */
export const checkInLink = pgTable(
  "check_in_link",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    salt: text("salt").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** May note and read the ang bao. */
    seesGifts: boolean("sees_gifts").notNull().default(false),
    validFrom: instant("valid_from").notNull(),
    validUntil: instant("valid_until").notNull(),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [index("check_in_link_event_idx").on(t.eventId)],
);

/**
 * An arrival. Its id is made by the phone, so that one sent again after an outage is the same; one row a guest and
 * event, whichever phone was first.
 */
export const checkIn = pgTable(
  "check_in",
  {
    id: uuid("id").primaryKey(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    /** Null for a walk-in, who has a name here. */
    guestId: uuid("guest_id").references(() => guest.id, { onDelete: "cascade" }),
    walkInName: text("walk_in_name"),
    heads: smallint("heads").notNull().default(1),
    /** By the phone's clock. */
    arrivedAt: instant("arrived_at").notNull(),
    linkId: uuid("link_id").references(() => checkInLink.id, { onDelete: "set null" }),
    undoneAt: instant("undone_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("check_in_guest_key")
      .on(t.eventId, t.guestId)
      .where(sql`${t.undoneAt} is null`),
    index("check_in_event_idx").on(t.eventId, t.createdAt),
    check("check_in_somebody", sql`${t.guestId} is not null or ${t.walkInName} is not null`),
    check("check_in_heads", sql`${t.heads} between 1 and 50`),
  ],
);

/** An ang bao noted at the door or later. */
export const angBao = pgTable(
  "ang_bao",
  {
    id: uuid("id").primaryKey(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    eventId: uuid("event_id")
      .notNull()
      .references(() => weddingEvent.id, { onDelete: "cascade" }),
    guestId: uuid("guest_id").references(() => guest.id, { onDelete: "set null" }),
    fromName: text("from_name").notNull(),
    amountCents: integer("amount_cents"),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("ang_bao_event_idx").on(t.eventId, t.createdAt),
    check("ang_bao_amount", sql`${t.amountCents} is null or ${t.amountCents} >= 0`),
  ],
);
