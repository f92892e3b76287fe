import { DELIVERY_DAYS } from "@/contracts/catalogue/integration/integration";
import { readEnv } from "@/lib/env";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { OutsideError, postOutside } from "@/server/core/outside-fetch";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { inTransaction } from "@/server/db/transaction";
import { bodyOf } from "./present";
import * as repo from "./repo-webhook";
import { tellWebhookOff } from "./service-mail";
import { signedHeaders } from "./signature";

/** How many are sent at once, to as many servers. */
const AT_ONCE = 10;
const TIMEOUT_MS = 10_000;
/** The wait after each failed attempt, in minutes; an event is given up after the last. */
const WAITS = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60, 24 * 60, 24 * 60];
/** A webhook to which nothing has arrived for so long is turned off. */
const PATIENCE_MS = 3 * DAY_MS;
const GONE = 410;

/** Sends the deliveries that are due, and returns their number. */
export async function sendDueDeliveries(now = new Date()): Promise<number> {
  const db = await getDb();
  for (let sent = 0; ;) {
    const due = await repo.dueDeliveries(db, now, AT_ONCE);
    if (due.length === 0) return sent;
    await Promise.all(due.map((each) => attempt(each, now)));
    sent += due.length;
  }
}

async function attempt({ delivery, webhook }: repo.DueDelivery, now: Date): Promise<void> {
  const { status, error } = await post(delivery, webhook, now);
  const attempts = delivery.attempts + 1;
  await inTransaction(async (tx) => {
    if (error === "") {
      const sent = { state: "sent" as const, nextAt: null, sentAt: now, attempts, status, error };
      await repo.updateDelivery(tx, delivery.id, sent);
      if (webhook.failingSince) await repo.updateWebhook(tx, webhook.id, { failingSince: null });
      return;
    }
    const wait = WAITS[attempts - 1];
    await repo.updateDelivery(tx, delivery.id, {
      attempts,
      status,
      error,
      state: wait === undefined ? "failed" : "waiting",
      nextAt: wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS),
    });
    const failingSince = webhook.failingSince ?? now;
    const isOver = status === GONE || now.getTime() - failingSince.getTime() >= PATIENCE_MS;
    // Several of its deliveries may fail at once: the first turns it off.
    const current = await repo.lockWebhook(tx, webhook.id, webhook.vendorId);
    if (!current || current.offAt) return;
    await repo.updateWebhook(tx, webhook.id, {
      failingSince,
      ...(isOver ? { offAt: now, offReason: error } : {}),
    });
    if (!isOver) return;
    await repo.dropWaiting(tx, webhook.id, "The webhook was turned off");
    await tellWebhookOff(tx, webhook, error);
  });
}

type Outcome = {
  /** Of the response; null without one. */
  status: number | null;
  /** "" when it has arrived. */
  error: string;
};

async function post(delivery: repo.DeliveryRow, webhook: repo.WebhookRow, now: Date): Promise<Outcome> {
  const body = bodyOf(delivery);
  const { salt, oldSalt, oldSaltUntil } = webhook;
  const salts = oldSalt && oldSaltUntil && oldSaltUntil > now ? [salt, oldSalt] : [salt];
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Sayang webhooks",
    "content-length": Buffer.byteLength(body),
    ...signedHeaders(webhook.id, salts, { id: delivery.id, timestamp, body }),
  };
  try {
    const limits = { timeoutMs: TIMEOUT_MS, allowedHosts: readEnv().feedHosts };
    const status = await postOutside(webhook.url, { headers, body: Buffer.from(body) }, limits);
    return {
      status,
      error: status >= 200 && status < 300 ? "" : `The server answered with status ${status}`,
    };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { status: null, error: error.message };
  }
}

/** Deletes deliveries from before DELIVERY_DAYS ago. Returns their number. */
export async function cleanUpDeliveries(now = new Date()): Promise<number> {
  const db = await getDb();
  const before = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS);
  return inBatches((limit) => repo.deleteOld(db, before, limit));
}
