import type { Db, Transaction } from "@/server/db/client";
import type { Language } from "@/lib/language/languages";
import type { MailContent, StopLinks } from "./render/content";
import type { MessageStatus } from "@/server/db/schema/outgoing-message";

/** The outcome of a message. `reason` is in plain words, and "" for one that was sent. */
export type SettledMessage = {
  messageId: string;
  status: Exclude<MessageStatus, "queued">;
  reason: string;
};

/** A mail is either not wanted, or sent at `sendAt` (null: immediately) unless its notice was read by then. */
export type MailPlan = { isWanted: false } | { isWanted: true; sendAt: Date | null; noticeId: string | null };

/** Callbacks into the modules whose messages are sent (docs/decisions/0011), registered by the composition root. */
export type MailHooks = {
  /** Called in the transaction that records the outcome: once sent or refused, and again when it bounces. */
  messageSettled(tx: Transaction, message: SettledMessage): Promise<void>;
  /** Called in the transaction that queues a mail, to notify the recipient in the product too. */
  mailQueued(tx: Db, mail: { template: string; to: string; content: MailContent }): Promise<MailPlan>;
  /** Returns the language in which a recipient reads, or null when it isn't known. */
  languageOf(db: Db, to: string): Promise<Language | null>;
  /** Called just before a mail with a notice is sent. */
  beforeMail(db: Db, noticeId: string): Promise<{ isWanted: boolean; stop: StopLinks | null }>;
};

let connected: MailHooks | undefined;

export function connectMailHooks(hooks: MailHooks): void {
  connected = hooks;
}

/** Undefined when only mail is started, as in its own tests. */
export function mailHooks(): MailHooks | undefined {
  return connected;
}
