import { type SQL, sql } from "drizzle-orm";
import { sealText } from "@/lib/secret/sealed-text";
import { isDeletedAddress } from "@/server/core/deleted-account";
import type { Db } from "@/server/db/client";
import { sessionSecret } from "@/server/core/secrets";
import type { Language } from "@/lib/language/languages";
import { visitorLanguage } from "@/server/core/visitor-language";
import { enqueue } from "@/server/queue/enqueue";
import { mailHooks, type MailPlan } from "./hooks";
import * as repo from "./repo";
import { SEND_MESSAGE } from "./task";
import type { Addressed, Template } from "./render/template";

/** The purpose of the key, so that it opens nothing sealed elsewhere. */
export const SEAL = "outgoing-message";

/**
 * Queues a message in the caller's transaction: it is sent after the commit, and retried while the mail server is down.
 * Mails that may wait are sent later, and dropped when their notice was read (docs/decisions/0038-notices.md).
 * With a `messageId`, it is sent only once, however often this is called. Nothing is queued for deleted accounts.
 */
export async function enqueueMessage<Fields>(
  tx: Db,
  template: Template<string, Fields>,
  message: Addressed<NoInfer<Fields>>,
  options: {
    messageId?: string;
    /** One of a great many, which codes and links must not wait for. */
    isBulk?: boolean;
  } = {},
): Promise<void> {
  if (isDeletedAddress(message.to)) return;
  const { kind, channel } = template;
  const plan = await planOf(tx, template, message);
  if (!plan.isWanted) return;
  const messageId = await repo.insertMessage(tx, {
    ...(options.messageId ? { id: options.messageId } : {}),
    channel,
    kind,
    recipient: message.to,
    language: await languageFor(tx, message.to),
    sealedContent: sealText(JSON.stringify({ ...message, kind }), sessionSecret(), SEAL),
    noticeId: plan.noticeId,
  });
  if (!messageId) return;
  const when = plan.sendAt ? { runAt: plan.sendAt } : {};
  const { isBulk = false } = options;
  await enqueue(tx, SEND_MESSAGE, { messageId }, { key: jobKey(messageId), isBulk, ...when });
}

const AT_ONCE: MailPlan = { isWanted: true, sendAt: null, noticeId: null };

async function planOf<Fields>(
  tx: Db,
  template: Template<string, Fields>,
  message: Addressed<NoInfer<Fields>>,
): Promise<MailPlan> {
  const hooks = mailHooks();
  if (!hooks || template.channel !== "mail") return AT_ONCE;
  const content = template.content(message);
  return hooks.mailQueued(tx, { template: template.kind, to: message.to, content });
}

/** A recipient without an account gets the language of whoever causes the mail. */
async function languageFor(tx: Db, to: string): Promise<Language> {
  return (await mailHooks()?.languageOf(tx, to)) ?? visitorLanguage() ?? "en";
}

const KEY_PREFIX = "message:";

/** Returns the key of a message's job. */
export const jobKey = (messageId: string) => KEY_PREFIX + messageId;

/** The same in SQL. */
export const sqlJobKey = (messageId: SQL) => sql`${KEY_PREFIX} || ${messageId}`;
