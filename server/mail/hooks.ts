import type { Transaction } from "@/server/db/client";
import type { MessageStatus } from "@/server/db/schema/outgoing-message";

/** How a message ended. `reason` is in plain words, and empty for one that was sent. */
export type SettledMessage = {
  messageId: string;
  status: Exclude<MessageStatus, "queued">;
  reason: string;
};

/** Callbacks to the modules whose messages are sent (docs/decisions/0011). The composition root connects them. */
export type MailHooks = {
  /** Told in the transaction that writes it: once sent or refused, and again when it comes back. */
  messageSettled(tx: Transaction, message: SettledMessage): Promise<void>;
};

let connected: MailHooks | undefined;

export function connectMailHooks(hooks: MailHooks): void {
  connected = hooks;
}

/** Undefined where nothing but mail is started, as in tests of it. */
export function mailHooks(): MailHooks | undefined {
  return connected;
}
