import { type SQL, sql } from "drizzle-orm";
import { sealText } from "@/lib/secret/sealed-text";
import { isDeletedAddress } from "@/server/core/deleted-account";
import type { Db } from "@/server/db/client";
import { sessionSecret } from "@/server/core/secrets";
import { enqueue } from "@/server/queue/enqueue";
import * as repo from "./repo";
import { SEND_MESSAGE } from "./task";
import type { Addressed, Template } from "./render/template";

/** The purpose of the key, so that it opens nothing sealed elsewhere. */
export const SEAL = "outgoing-message";

/**
 * Queues a message in the caller's transaction: it is sent after the commit, and retried while the mail server is down.
 * With a `messageId`, it is sent only once, however often this is called. Nothing is queued for deleted accounts.
 */
export async function enqueueMessage<Fields>(
  tx: Db,
  { kind, channel }: Template<string, Fields>,
  message: Addressed<NoInfer<Fields>>,
  options: { messageId?: string } = {},
): Promise<void> {
  if (isDeletedAddress(message.to)) return;
  const messageId = await repo.insertMessage(tx, {
    ...(options.messageId ? { id: options.messageId } : {}),
    channel,
    kind,
    recipient: message.to,
    sealedContent: sealText(JSON.stringify({ ...message, kind }), sessionSecret(), SEAL),
  });
  if (messageId) await enqueue(tx, SEND_MESSAGE, { messageId }, { key: jobKey(messageId) });
}

const KEY_PREFIX = "message:";

/** Returns the key of a message's job. */
export const jobKey = (messageId: string) => KEY_PREFIX + messageId;

/** The same in SQL. */
export const sqlJobKey = (messageId: SQL) => sql`${KEY_PREFIX} || ${messageId}`;
