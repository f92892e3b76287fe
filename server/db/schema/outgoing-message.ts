import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant } from "./columns";

/**
 * `sent` was handed over to a mail server. `refused` never was: for good, or because it went stale or the server could
 * not be reached for days. `bounced` came back later.
 */
export type MessageStatus = "queued" | "sent" | "refused" | "bounced";

/** Outgoing mail and text messages. Written in the transaction that causes them, with the job that sends them. */
export const outgoingMessage = pgTable(
  "outgoing_message",
  {
    id: id(),
    channel: text("channel").$type<"mail" | "sms">().notNull(),
    /** Name of the template, for operators; never its content. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** The message as data, sealed (AES-256-GCM): links and codes must not be read out of the database. Erased once sent. */
    sealedContent: text("sealed_content"),
    status: text("status").$type<MessageStatus>().notNull().default("queued"),
    attempts: smallint("attempts").notNull().default(0),
    lastError: text("last_error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("outgoing_message_queued_idx")
      .on(t.id)
      .where(sql`status = 'queued'`),
    index("outgoing_message_done_idx")
      .on(t.createdAt)
      .where(sql`status <> 'queued'`),
    check("outgoing_message_status_known", sql`${t.status} in ('queued', 'sent', 'refused', 'bounced')`),
  ],
);
