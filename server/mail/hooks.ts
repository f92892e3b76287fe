import type { Transaction } from "@/server/db/client";
import type { MessageStatus } from "@/server/db/schema/outgoing-message";

/** The outcome of a message. `reason` is in plain words, and "" for one that was sent. */
export type SettledMessage = {
  messageId: string;
  status: Exclude<MessageStatus, "queued">;
  reason: string;
};

/** Callbacks into the modules whose messages are sent (docs/decisions/0011), registered by the composition root. */
export type MailHooks = {
  /** Called in the transaction that records the outcome: once sent or refused, and again when it bounces. */
  messageSettled(tx: Transaction, message: SettledMessage): Promise<void>;
};

let connected: MailHooks | undefined;

export function connectMailHooks(hooks: MailHooks): void {
  connected = hooks;
}

/** Undefined when only mail is started, as in its own tests. */
export function mailHooks(): MailHooks | undefined {
  return connected;
}
