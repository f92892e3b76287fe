import { writeToOutbox } from "@/server/adapters/mail/outbox-folder";
import type { TextSender } from "./text-sender";

/** Stands in for a provider: every text message becomes a file in the outbox, beside the mail. */
export function createOutboxTextSender(folder: string): TextSender {
  return {
    async send({ to, text }) {
      await writeToOutbox(folder, "json", `${JSON.stringify({ to, text }, null, 2)}\n`);
    },
  };
}
