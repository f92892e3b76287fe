import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, instant } from "@/server/db/schema/columns";
import { guest } from "./guest";
import { shareLink } from "./share-link";
import { wedding, weddingEvent } from "./wedding";

/** Grows with every change at a door, so that phones ask for what is new. Drawn under the event's lock. */
export const doorSeq = pgSequence("door_seq");
const seq = () =>
  bigint("seq", { mode: "number" })
    .notNull()
    .default(sql`nextval('door_seq')`);

/**
 * An arrival. Its id is made by the phone, so that one sent again after an outage is the same; one row a guest and
 * event counts, whichever phone was first.
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
    linkId: uuid("link_id").references(() => shareLink.id, { onDelete: "set null" }),
    /** The table that a walk-in was given. */
    walkInTable: text("walk_in_table").notNull().default(""),
    undoneAt: instant("undone_at"),
    /** The earlier arrival of the same guest: this one counts only once that is taken back. Null once taken back itself. */
    duplicateOf: uuid("duplicate_of"),
    seq: seq(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("check_in_guest_key")
      .on(t.eventId, t.guestId)
      .where(sql`${t.undoneAt} is null`),
    index("check_in_event_idx").on(t.eventId, t.createdAt),
    index("check_in_seq_idx").on(t.eventId, t.seq),
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
    /** Null for an envelope that stays closed. */
    amountCents: integer("amount_cents"),
    /** The number written on the envelope. */
    envelope: text("envelope").notNull().default(""),
    note: text("note").notNull().default(""),
    notedAt: instant("noted_at").notNull().defaultNow(),
    /** Null when the couple noted it. */
    linkId: uuid("link_id").references(() => shareLink.id, { onDelete: "set null" }),
    undoneAt: instant("undone_at"),
    seq: seq(),
    createdAt: createdAt(),
  },
  (t) => [
    index("ang_bao_event_idx").on(t.eventId, t.createdAt),
    index("ang_bao_seq_idx").on(t.eventId, t.seq),
    check("ang_bao_amount", sql`${t.amountCents} is null or ${t.amountCents} >= 0`),
  ],
);
