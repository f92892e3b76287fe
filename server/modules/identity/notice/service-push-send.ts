import webPush from "web-push";
import { PATIENT_KINDS, type NoticeKind, type PushMessage } from "@/contracts/identity/notice";
import { readEnv } from "@/lib/env";
import { DAY_SECONDS, HOUR_SECONDS } from "@/lib/time";
import { postOutside } from "@/server/core/outside-fetch";
import { pushKeys } from "@/server/core/secrets";
import { type Db, getDb } from "@/server/db/client";
import { sessionEndOf } from "@/server/modules/identity/session/public";
import { enqueue } from "@/server/queue/enqueue";
import { afterQuietHours } from "./quiet";
import { findNotice } from "./repo";
import * as repo from "./repo-push";
import { SEND_PUSH } from "./task";

const TIMEOUT_MS = 10_000;
/** In milliseconds: gives readers who have the conversation open the time to read it. */
const PATIENCE_MS = 15_000;
/** The push service no longer knows the device, or our keys have changed. */
const GONE = [403, 404, 410];

export const ownPushKeys = () => pushKeys(() => webPush.generateVAPIDKeys());

/** Queues a push to every device of accounts that have one, in the caller's transaction. */
export async function enqueuePushes(
  tx: Db,
  notices: ReadonlyMap<string, string>,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  if (notices.size === 0) return;
  const later = afterQuietHours(new Date(now.getTime() + PATIENCE_MS));
  const when = PATIENT_KINDS.includes(kind) ? { runAt: later } : {};
  for (const { id: subscriptionId, accountId } of await repo.subscriptionsOf(tx, [...notices.keys()])) {
    const noticeId = notices.get(accountId);
    if (!noticeId) continue;
    const key = `push:${noticeId}:${subscriptionId}`;
    await enqueue(tx, SEND_PUSH, { noticeId, subscriptionId }, { key, ...when });
  }
}

/**
 * Sends a notice to a device, unless it was read or the browser has signed out. Deletes a device that its push service
 * no longer knows. Throws when the queue should retry.
 */
export async function sendPush(noticeId: string, subscriptionId: string): Promise<void> {
  const db = await getDb();
  const [notice, device] = [await findNotice(db, noticeId), await repo.findSubscription(db, subscriptionId)];
  if (!notice || !device || notice.readAt || device.accountId !== notice.accountId) return;
  if (!(await sessionEndOf(db, device.sessionId))) return repo.deleteSubscription(db, device.id);
  const { title, href, topic } = notice;
  const message: PushMessage = { title, href, topic };
  const { endpoint, p256dh, auth } = device;
  const isPatient = PATIENT_KINDS.includes(notice.kind);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: subject(), ...ownPushKeys() },
      TTL: isPatient ? DAY_SECONDS : 4 * HOUR_SECONDS,
      urgency: isPatient ? "normal" : "high",
    },
  );
  const status = await postOutside(
    endpoint,
    { headers, body },
    { timeoutMs: TIMEOUT_MS, allowedHosts: readEnv().feedHosts },
  );
  if (GONE.includes(status)) return repo.deleteSubscription(db, device.id);
  if (status === 429 || status >= 500) throw new Error(`the push service answered with status ${status}`);
}

/** The contact address for operators of push services (RFC 8292). */
function subject(): string {
  const { appOrigin, mailFrom } = readEnv();
  const address = /([^<\s]+@[^>\s]+)/.exec(mailFrom)?.[1];
  return address ? `mailto:${address}` : appOrigin;
}
