import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type {
  GuestTables,
  InviteLanguage,
  InviteWords,
  ReplyQuestion,
} from "@/contracts/planning/invitation/invitation";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import type { MessageStatus } from "@/server/db/schema/outgoing-message";
import { household } from "./guest";
import { wedding } from "./wedding";

/** The look and texts of a wedding's e-invite, in each language that the couple filled in. */
export const inviteDesign = pgTable("invite_design", {
  weddingId: uuid("wedding_id")
    .primaryKey()
    .references(() => wedding.id, { onDelete: "cascade" }),
  design: text("design").notNull(),
  picture: text("picture"),
  words: jsonb("words").$type<InviteWords>().notNull(),
  /** The language for households without one of their own. */
  language: text("language").$type<InviteLanguage>().notNull().default("en"),
  /** Days before the cut-off when households without an answer are reminded; null when the couple does it. */
  remindDays: smallint("remind_days"),
  /** Whether guests see their table behind their link, and who else sits there. */
  guestTables: text("guest_tables").$type<GuestTables>().notNull().default("none"),
  /** The couple's mobile number for ang bao by PayNow, 8 digits; empty for none. */
  payNow: text("pay_now").notNull().default(""),
  /** Guests who come can add photos behind their link. */
  guestPhotos: boolean("guest_photos").notNull().default(false),
  /** The couple's custom questions in the reply. */
  questions: jsonb("questions").$type<ReplyQuestion[]>().notNull().default([]),
  /** Replies up to this time have been reported in a digest. */
  digestAt: instant("digest_at"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A household's private link. A new salt makes a new link, and the old one stops working. */
export const invitation = pgTable(
  "invitation",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    householdId: uuid("household_id")
      .notNull()
      .unique()
      .references(() => household.id, { onDelete: "cascade" }),
    /** Null means the wedding's language. */
    language: text("language").$type<InviteLanguage>(),
    salt: text("salt").notNull(),
    /** SHA-256 of the link's token, which is derived from the salt and never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    /** When the mail is to be sent; null when nothing is scheduled. */
    scheduledFor: instant("scheduled_for"),
    sentAt: instant("sent_at"),
    /** When the couple put it off while sending one by one: it comes last then. */
    laterAt: instant("later_at"),
    openedAt: instant("opened_at"),
    answeredAt: instant("answered_at"),
    remindedAt: instant("reminded_at"),
    /** The last mail to the household, its status, and why it did not arrive. Null when none was sent. */
    mailId: uuid("mail_id"),
    mailStatus: text("mail_status").$type<MessageStatus>(),
    mailReason: text("mail_reason").notNull().default(""),
    /** When the couple was notified that it did not arrive. */
    mailToldAt: instant("mail_told_at"),
    reminders: integer("reminders").notNull().default(0),
    /** The household's message to the couple. */
    note: text("note").notNull().default(""),
    /** The household's answers to the couple's questions, by question id. */
    answers: jsonb("answers").$type<Record<string, string>>().notNull().default({}),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("invitation_wedding_idx").on(t.weddingId),
    index("invitation_scheduled_idx").on(t.scheduledFor),
    index("invitation_answered_idx").on(t.weddingId, t.answeredAt),
    index("invitation_mail_idx").on(t.mailId),
    index("invitation_untold_idx")
      .on(t.weddingId)
      .where(sql`${t.mailStatus} in ('refused', 'bounced') and ${t.mailToldAt} is null`),
  ],
);
