import { openSealedText } from "@/lib/sealed-text";
import { isLoopback, readEnv } from "@/lib/env";
import { getMailSender } from "@/server/adapters/mail/current-mail-sender";
import { SendError } from "@/server/adapters/mail/mail-sender";
import { scrub } from "@/server/adapters/mail/scrub";
import { getTextSender } from "@/server/adapters/sms/current-text-sender";
import { type Database, getDb } from "@/server/db/client";
import { coalesce } from "@/server/jobs/coalesce";
import { log } from "@/server/log";
import { sessionSecret } from "@/server/secrets";
import type { OutgoingMessage } from "./messages";
import { renderMail, renderText } from "./render";
import * as repo from "./repo";
import { isExpired, isGivenUp, secondsUntilRetry } from "./retry";
import { SEAL } from "./service";

export { MESSAGE_QUEUED } from "./repo";

const BATCH = 5;
/** Longer than the longest send (smtp-sender.ts), or another process would send it too. */
const LEASE_SECONDS = 300;

/**
 * Sends what is due and answers how many messages left. While the mail server cannot be reached the rest waits. A
 * crash between sending and noting it sends a message twice, under the same Message-ID, and loses none.
 */
export async function sendMessages(): Promise<number> {
  const db = await getDb();
  let sent = 0;
  for (;;) {
    const rows = await repo.claimDue(db, BATCH, LEASE_SECONDS);
    const outcomes = await Promise.all(rows.map((row) => deliver(db, row)));
    sent += outcomes.filter((outcome) => outcome === "sent").length;
    if (rows.length === 0 || outcomes.includes("unreachable")) return sent;
  }
}

const runSending = coalesce(sendMessages);
let sending: Promise<void> = Promise.resolve();

/** Sends soon, without making the caller wait: a slow mail server holds up nothing else. */
export function kickSending(): void {
  sending = runSending().catch((error: unknown) =>
    log.error({ err: error }, "messages wait for the next round"),
  );
}

/** Resolves when what was kicked is done: before a stop, so that what was sent is noted. */
export function sendingSettled(): Promise<void> {
  return sending;
}

/** Told at the start of a real server: that mail would reach nobody, or that everybody may read it. */
export function warnAboutMail(): void {
  const { mode, smtpUrl, devPages, host } = readEnv();
  if (mode !== "production") return;
  if (!smtpUrl) {
    log.warn("SMTP_URL is not set: mail reaches nobody, it is kept in DATA_DIR/outbox (see .env.example)");
  }
  if (devPages && !isLoopback(host)) {
    log.warn(`DEV_PAGES is on: whoever reaches ${host} can read /dev/outbox, codes and links included`);
  }
}

async function deliver(db: Database, row: repo.MessageRow): Promise<"sent" | SendError["reason"]> {
  const ageMs = Date.now() - row.createdAt.getTime();
  try {
    const message = open(row);
    if (isExpired(message.kind, ageMs)) throw new SendError("refused", "expired");
    await send(row.id, message);
  } catch (error) {
    const { reason, message } =
      error instanceof SendError ? error : new SendError("failed", scrub((error as Error).message));
    const over = reason === "refused" || isGivenUp(ageMs);
    log.warn({ id: row.id, kind: row.kind, attempts: row.attempts, reason, over, said: message }, "not sent");
    if (over) await repo.markFailed(db, row.id, message);
    else await repo.postpone(db, row.id, secondsUntilRetry(row.attempts), message);
    return reason;
  }
  await repo.markSent(db, row.id);
  return "sent";
}

function open(row: repo.MessageRow): OutgoingMessage {
  const content = openSealedText(row.sealedContent ?? "", sessionSecret(), SEAL);
  if (content === null) throw new SendError("refused", "sealed under another SESSION_SECRET");
  return JSON.parse(content) as OutgoingMessage;
}

async function send(id: string, message: OutgoingMessage): Promise<void> {
  if (message.kind === "phone-code") {
    await getTextSender().send({ to: message.to, text: renderText(message) });
    return;
  }
  await getMailSender().send({
    id,
    to: message.to,
    from: readEnv().mailFrom,
    ...renderMail(message),
    // Tells out-of-office answers to stay away.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  });
}
