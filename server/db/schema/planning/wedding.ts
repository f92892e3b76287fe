import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, time, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EventKind, MemberRole } from "@/contracts/planning/wedding/wedding";
import { customer } from "@/server/db/schema/identity/account";
import { memberColumns } from "@/server/db/schema/identity/membership";
import { createdAt, id, instant } from "@/server/db/schema/columns";

/**
 * A couple's wedding, created when planning is first opened. Day and budget are stored with the customer, whose profile
 * asks for them; every planning table refers to this row.
 */
export const wedding = pgTable("wedding", {
  id: id(),
  customerId: uuid("customer_id")
    .notNull()
    .unique()
    .references(() => customer.id, { onDelete: "cascade" }),
  /** Part of the wedding page's URL, unguessable. A new one invalidates the old link. */
  slug: text("slug").notNull().unique(),
  /** The wedding page only responds while this is set. */
  publishedAt: instant("published_at"),
  /** The last day on which guests can reply or change their reply, in Singapore. */
  rsvpCutOff: date("rsvp_cut_off", { mode: "string" }),
  story: text("story").notNull().default(""),
  dressCode: text("dress_code").notNull().default(""),
  giftNote: text("gift_note").notNull().default(""),
  travel: text("travel").notNull().default(""),
  /** Questions that guests ask, with their answers; see `questionsIn`. */
  questions: text("questions").notNull().default(""),
  /** Media names, in the couple's order. */
  pictures: text("pictures").array().notNull().default([]),
  /** Guests' data is deleted after this day. Null: the default number of days after the wedding. */
  purgeOn: date("purge_on", { mode: "string" }),
  purgedAt: instant("purged_at"),
  createdAt: createdAt(),
});

/** A part of the wedding with its own day and place. Times are local in Singapore. */
export const weddingEvent = pgTable(
  "wedding_event",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    kind: text("kind").$type<EventKind>().notNull(),
    name: text("name").notNull(),
    /** Null means the wedding day. */
    date: date("date", { mode: "string" }),
    startsAt: time("starts_at"),
    endsAt: time("ends_at"),
    venueName: text("venue_name").notNull().default(""),
    address: text("address").notNull().default(""),
    postalCode: text("postal_code").notNull().default(""),
    /** Meals that guests choose from, as the couple wrote them; empty when there is no choice. */
    meals: text("meals").array().notNull().default([]),
    /** Information for guests: the programme, and how to get there and park. */
    programme: text("programme").notNull().default(""),
    parking: text("parking").notNull().default(""),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("wedding_event_wedding_idx").on(t.weddingId, t.position, t.id)],
);

/** A person who helps plan. An invitation until an account accepts it. */
export const weddingMember = pgTable(
  "wedding_member",
  {
    ...memberColumns<MemberRole>(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
  },
  (t) => [
    uniqueIndex("wedding_member_email_key")
      .on(t.weddingId, t.email)
      .where(sql`${t.revokedAt} is null`),
    index("wedding_member_account_idx").on(t.accountId),
    // An account can plan at most one wedding of another couple.
    uniqueIndex("wedding_member_joined_key")
      .on(t.accountId)
      .where(sql`${t.acceptedAt} is not null and ${t.revokedAt} is null`),
    check("wedding_member_role_known", sql`${t.role} in ('fiancee', 'bridal_party', 'helper')`),
  ],
);
