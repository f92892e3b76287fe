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

/** Incremented by every change at a door, so that phones can ask for what is new. Assigned under the event's lock. */
export const doorSeq = pgSequence("door_seq");
const seq = () =>
  bigint("seq", { mode: "number" })
    .notNull()
    .default(sql`nextval('door_seq')`);

/**
 * An arrival. The phone creates its id, so that one sent again after an outage is recognised; one row per guest and
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
    /** Null for a walk-in, whose name is here. */
    guestId: uuid("guest_id").references(() => guest.id, { onDelete: "cascade" }),
    walkInName: text("walk_in_name"),
    heads: smallint("heads").notNull().default(1),
    /** By the phone's clock. */
    arrivedAt: instant("arrived_at").notNull(),
    linkId: uuid("link_id").references(() => shareLink.id, { onDelete: "set null" }),
    /** The table assigned to a walk-in. */
    walkInTable: text("walk_in_table").notNull().default(""),
    undoneAt: instant("undone_at"),
    /**
     * The earlier arrival of the same guest: this one counts only once that is undone. Null when this one is itself
     * undone.
     */
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

/** An ang bao recorded at the door or later. */
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
    /** Null for an unopened envelope. */
    amountCents: integer("amount_cents"),
    /** The number written on the envelope. */
    envelope: text("envelope").notNull().default(""),
    note: text("note").notNull().default(""),
    notedAt: instant("noted_at").notNull().defaultNow(),
    /** Null when the couple recorded it. */
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
