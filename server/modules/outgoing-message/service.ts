import { sealText } from "@/lib/sealed-text";
import type { Db } from "@/server/db/client";
import { sessionSecret } from "@/server/secrets";
import type { OutgoingMessage } from "./messages";
import * as repo from "./repo";

/** The key's purpose: what is sealed here serves nowhere else. */
export const SEAL = "outgoing-message";

/**
 * Puts a message in the queue, in the caller's transaction: it goes out when that commits, and is tried again while
 * the mail server is down.
 */
export async function enqueueMessage(tx: Db, message: OutgoingMessage): Promise<void> {
  const { to, kind } = message;
  await repo.insertMessage(tx, {
    channel: kind === "phone-code" ? "sms" : "mail",
    kind,
    recipient: to,
    sealedContent: sealText(JSON.stringify(message), sessionSecret(), SEAL),
  });
}
