import { openSealedText } from "@/lib/secret/sealed-text";
import { isLoopback, readEnv } from "@/lib/env";
import { getMailSender } from "@/server/adapters/mail/current-mail-sender";
import { SendError } from "@/server/adapters/mail/mail-sender";
import { scrub } from "@/server/adapters/mail/scrub";
import { getTextSender } from "@/server/adapters/sms/current-text-sender";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { log } from "@/server/core/log/log";
import { sessionSecret } from "@/server/core/secrets";
import { enqueue } from "@/server/queue/enqueue";
import type { StopLinks } from "./render/content";
import { drawPictures, renderMail, textIn, writtenIn } from "./render/render";
import { mailHooks } from "./hooks";
import { EXPIRED, undeliveredReason } from "./reason";
import * as repo from "./repo";
import { isExpired, isGivenUp } from "./expiry";
import { jobKey, SEAL, sqlJobKey } from "./service";
import { SEND_MESSAGE } from "./task";
import type { Addressed, AnyTemplate } from "./render/template";

const STRANDED_BATCH = 500;
/** While the mail server is down, one batch at a time probes it; the rest waits. */
const PAUSE_MS = 30_000;

let pausedUntil = 0;

/** True for half a minute after the mail server could not be reached. */
export function isSendingPaused(): boolean {
  return Date.now() < pausedUntil;
}

/** Allows the next attempt at once. */
export function resumeSending(): void {
  pausedUntil = 0;
}

/**
 * Makes one attempt at a message; does nothing when it was sent or given up. Throws SendError when it should be
 * retried. A crash between sending and recording sends a message twice, under the same Message-ID, but loses none.
 */
export async function deliverMessage(id: string, templates: ReadonlyMap<string, AnyTemplate>): Promise<void> {
  const db = await getDb();
  const row = await repo.beginAttempt(db, id);
  if (!row) return;
  const ageMs = Date.now() - row.createdAt.getTime();
  const hooks = mailHooks();
  const { isWanted, stop } =
    hooks && row.noticeId ? await hooks.beforeMail(db, row.noticeId) : { isWanted: true, stop: null };
  if (!isWanted) return repo.markSkipped(db, id);
  try {
    const template = templates.get(row.kind);
    // A newer process may know the template.
    if (!template) throw new SendError("failed", "no template of this kind");
    if (isExpired(template, ageMs)) throw new SendError("refused", EXPIRED);
    await send(row, template, open(row), stop);
  } catch (error) {
    const failure =
      error instanceof SendError ? error : new SendError("failed", scrub((error as Error).message));
    if (failure.reason === "unreachable") pausedUntil = Date.now() + PAUSE_MS;
    if (failure.reason !== "refused" && !isGivenUp(ageMs)) {
      await repo.noteFailure(db, id, failure.message);
      throw failure;
    }
    const { kind, attempts } = row;
    log.warn({ id, kind, attempts, reason: failure.reason, said: failure.message }, "message given up");
    await inTransaction(async (tx) => {
      await repo.markRefused(tx, id, failure.message);
      const reason = undeliveredReason(failure.message);
      await mailHooks()?.messageSettled(tx, { messageId: id, status: "refused", reason });
    });
    return;
  }
  resumeSending();
  await inTransaction(async (tx) => {
    await repo.markSent(tx, id);
    await mailHooks()?.messageSettled(tx, { messageId: id, status: "sent", reason: "" });
  });
}

/** Enqueues messages waiting without a job, as all do after a restore. Returns how many. */
export async function requeueStranded(): Promise<number> {
  const db = await getDb();
  const ids = await repo.strandedIds(db, sqlJobKey, STRANDED_BATCH);
  for (const messageId of ids) await enqueue(db, SEND_MESSAGE, { messageId }, { key: jobKey(messageId) });
  return ids.length;
}

/** Warns at the start of a production server when mail would reach nobody, or would show on the development pages. */
export function warnAboutMail(): void {
  const { mode, smtpUrl, devPages, host } = readEnv();
  if (mode !== "production") return;
  if (!smtpUrl) {
    log.warn("SMTP_URL is not set: mail reaches nobody, it is kept in DATA_DIR/outbox (see .env.example)");
  }
  if (devPages && !isLoopback(host)) {
    log.warn("DEV_PAGES is on: /dev/outbox shows every code and link to callers on this machine");
  }
}

function open(row: repo.MessageRow): Addressed<object> {
  const content = openSealedText(row.sealedContent ?? "", sessionSecret(), SEAL);
  if (content === null) throw new SendError("refused", "sealed under another SESSION_SECRET");
  return JSON.parse(content) as Addressed<object>;
}

async function send(
  { id, language }: repo.MessageRow,
  template: AnyTemplate,
  message: Addressed<object>,
  stopMails: StopLinks | null,
): Promise<void> {
  const { to } = message;
  if (template.channel === "sms") {
    await getTextSender().send({ to, text: textIn(language, template, message) });
    return;
  }
  const written = writtenIn(language, template, message);
  const stop = written.stop ?? stopMails;
  const content = stop ? { ...written, stop } : written;
  await getMailSender().send({
    id,
    to,
    from: readEnv().mailFrom,
    replyTo: content.replyTo,
    ...renderMail(content),
    pictures: await drawPictures(content),
    // Suppresses out-of-office replies.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(stop && {
        "List-Unsubscribe": `<${stop.call}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  });
}
