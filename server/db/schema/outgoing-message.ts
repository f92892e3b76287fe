import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

export type MessageStatus = "queued" | "sent" | "failed";

/** Mail and text messages on their way. Written in the transaction that causes them, sent by a job, tried again. */
export const outgoingMessage = pgTable(
  "outgoing_message",
  {
    id: id(),
    channel: text("channel").$type<"mail" | "sms">().notNull(),
    /** Name of the template, for operators; never what it says. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** The message as data, sealed (AES-256-GCM): links and codes must not be read out of the database. Erased once sent. */
    sealedContent: text("sealed_content"),
    status: text("status").$type<MessageStatus>().notNull().default("queued"),
    attempts: smallint("attempts").notNull().default(0),
    /** Null once it is sent or given up. */
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("outgoing_message_due_idx")
      .on(t.nextAttemptAt)
      .where(sql`status = 'queued'`),
    check("outgoing_message_status_known", sql`${t.status} in ('queued', 'sent', 'failed')`),
  ],
);
