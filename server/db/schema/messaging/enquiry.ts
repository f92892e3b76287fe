import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { EnquirySource, EnquiryStage, LostReason } from "@/contracts/messaging/enquiry";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account, customer } from "@/server/db/schema/identity/account";

/**
 * A vendor's progress with a couple. Triggers (server/db/functions/enquiry.sql) begin a row and move its stage
 * with messages, visits, offers and orders, because those change in many modules and jobs.
 */
export const enquiry = pgTable(
  "enquiry",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customer.id, { onDelete: "cascade" }),
    stage: text("stage").$type<EnquiryStage>().notNull(),
    /** How the couple first got in touch. */
    source: text("source").$type<EnquirySource>().notNull(),
    /** The time of the latest change of stage or message, to within a minute. */
    lastAt: instant("last_at").notNull(),
    lostReason: text("lost_reason").$type<LostReason>(),
    lostAt: instant("lost_at"),
    /** The vendor's own estimate, until an offer or order says more. */
    valueCents: integer("value_cents"),
    followUpOn: date("follow_up_on", { mode: "string" }),
    /** The team member it is assigned to. */
    handlerAccountId: uuid("handler_account_id").references(() => account.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    unique("enquiry_couple_key").on(t.vendorId, t.customerId),
    index("enquiry_stage_idx").on(t.vendorId, t.stage, t.lastAt.desc(), t.id),
    index("enquiry_latest_idx").on(t.vendorId, t.lastAt.desc(), t.id),
    index("enquiry_customer_idx").on(t.customerId),
    index("enquiry_handler_idx").on(t.handlerAccountId),
    index("enquiry_follow_up_idx")
      .on(t.followUpOn)
      .where(sql`${t.followUpOn} is not null`),
    check("enquiry_stage_known", sql`${t.stage} in ('new', 'answered', 'visit', 'offer', 'booked', 'lost')`),
    check(
      "enquiry_lost",
      sql`(${t.stage} = 'lost') = (${t.lostAt} is not null) and (${t.stage} = 'lost') = (${t.lostReason} is not null)`,
    ),
    check("enquiry_value_positive", sql`${t.valueCents} > 0`),
  ],
);

/** Conversations with their latest message, the only part of them that enquiries read. */
export const enquiryTalk = pgView("enquiry_talk", {
  roomId: uuid("room_id").notNull(),
  vendorId: uuid("vendor_id").notNull(),
  customerId: uuid("customer_id").notNull(),
  words: text("words").notNull(),
  isCouples: boolean("is_couples").notNull(),
}).as(sql`
  select room.id as room_id, room.vendor_id, room.customer_id, left(last.body, 160) as words,
    last.sender_account_id = room.customer_id as is_couples
  from room cross join lateral (
    select body, sender_account_id from message where message.room_id = room.id order by created_at desc limit 1
  ) last`);
