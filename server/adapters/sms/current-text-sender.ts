import { outboxFolder, writeToOutbox } from "@/server/adapters/mail/outbox-folder";
import type { TextSender } from "./text-sender";

/** Returns this process's text sender: the outbox, until a provider is chosen (docs/decisions/0007-mail.md). */
export function getTextSender(): TextSender {
  return createOutboxTextSender(outboxFolder());
}

/** Creates a sender in place of a provider: every text message becomes a file in the outbox, beside the mail. */
function createOutboxTextSender(folder: string): TextSender {
  return {
    async send({ to, text }) {
      await writeToOutbox(folder, "json", `${JSON.stringify({ to, text }, null, 2)}\n`);
    },
  };
}
