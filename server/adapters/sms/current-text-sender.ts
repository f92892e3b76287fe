import { outboxFolder } from "@/server/adapters/mail/outbox-folder";
import { createOutboxTextSender } from "./outbox-text-sender";
import type { TextSender } from "./text-sender";

/** How this process sends text messages: into the outbox, until a provider is chosen (docs/decisions/0007-mail.md). */
export function getTextSender(): TextSender {
  return createOutboxTextSender(outboxFolder());
}
