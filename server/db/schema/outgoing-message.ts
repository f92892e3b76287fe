import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/language/languages";
import { createdAt, id, instant } from "./columns";
import { notice } from "./identity/notice";

/**
 * `sent` was handed over to a mail server. `refused` never was: permanently refused, gone stale, or the server was
 * unreachable for days. `bounced` came back later.
 */
export type MessageStatus = "queued" | "sent" | "refused" | "bounced";

/**
 * Outgoing mails and text messages. Written in the transaction that causes them, together with the job that sends them.
 */
export const outgoingMessage = pgTable(
  "outgoing_message",
  {
    id: id(),
    channel: text("channel").$type<"mail" | "sms">().notNull(),
    /** The name of the template, for operators; never its content. */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** The recipient's when it was written. */
    language: text("language").$type<Language>().notNull().default("en"),
    /**
     * The message as data, sealed (AES-256-GCM), so that links and codes can't be read from the database. Erased once
     * sent.
     */
    sealedContent: text("sealed_content"),
    /** The notice with the same content in the product. */
    noticeId: uuid("notice_id").references(() => notice.id, { onDelete: "set null" }),
    /** `skipped`: not needed any more, because its notice was read. */
    status: text("status").$type<MessageStatus | "skipped">().notNull().default("queued"),
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
    index("outgoing_message_notice_idx")
      .on(t.noticeId)
      .where(sql`notice_id is not null`),
    check(
      "outgoing_message_status_known",
      sql`${t.status} in ('queued', 'sent', 'refused', 'bounced', 'skipped')`,
    ),
  ],
);
