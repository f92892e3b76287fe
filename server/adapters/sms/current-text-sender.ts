import { outboxFolder } from "@/server/adapters/mail/outbox-folder";
import { createOutboxTextSender } from "./outbox-text-sender";
import type { TextSender } from "./text-sender";

/** Returns this process's text sender: the outbox, until a provider is chosen (docs/decisions/0007-mail.md). */
export function getTextSender(): TextSender {
  return createOutboxTextSender(outboxFolder());
}
