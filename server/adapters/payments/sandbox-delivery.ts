import { readEnv } from "@/lib/env";
import { getDb } from "@/server/db/client";
import { singleFlight } from "@/server/core/single-flight";
import { log } from "@/server/core/log/log";
import * as repo from "./repo-sandbox";
import { webhookSecret } from "./sandbox-secrets";
import { SIGNATURE_HEADER, signBody } from "./signature";

const BATCH = 8;
const TIMEOUT_MS = 10_000;
const EVERY_MS = 5_000;

/** Posts a signed event to the merchant's webhook and returns the HTTP status. Throws when there is no response. */
export type PostWebhook = (rawBody: string, signature: string) => Promise<number>;

let post: PostWebhook = postToOurselves;

/** Sends events elsewhere than to this server's own address, so that tests can deliver in process. */
export function deliverSandboxEventsBy(given: PostWebhook): void {
  post = given;
}

/**
 * Delivers what is due and returns how many events arrived. An event that our webhook refuses is due again later, after
 * 15 seconds at first and then at growing intervals, until the webhook answers 2xx.
 */
export async function deliverSandboxEvents(now = new Date()): Promise<number> {
  const db = await getDb();
  let delivered = 0;
  for (;;) {
    const events = await repo.claimDueEvents(db, now, BATCH);
    if (events.length === 0) return delivered;
    const arrived = await Promise.all(events.map((event) => deliver(event)));
    for (const [index, event] of events.entries()) {
      if (!arrived[index]) {
        await repo.putOff(db, event.id, now);
        continue;
      }
      await repo.markDelivered(db, event.id, new Date());
      delivered++;
    }
  }
}

/** One delivery at a time in this process. */
export const runSandboxDelivery = singleFlight(() => deliverSandboxEvents());

/** Delivers soon, without making the caller wait; failures are repeated when they fall due. */
export function kickSandboxDelivery(): void {
  runSandboxDelivery().catch((error: unknown) =>
    log.warn({ err: error }, "sandbox events wait for the next round"),
  );
}

/**
 * Delivers what falls due, on a timer of its own as an external processor would: after a crash, the job queue holds
 * back the dead process's jobs for two minutes, which is too long for a payment.
 */
export function startSandboxDelivery(): { stop(): Promise<void> } {
  let round = Promise.resolve();
  const deliverDue = () => {
    round = runSandboxDelivery().then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, "sandbox events wait for the next round"),
    );
  };
  deliverDue();
  const timer = setInterval(deliverDue, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

async function deliver(event: repo.EventRow): Promise<boolean> {
  const rawBody = JSON.stringify(event.payload);
  try {
    const status = await post(rawBody, signBody(rawBody, webhookSecret()));
    if (status >= 200 && status < 300) return true;
    log.warn({ event: event.id, attempts: event.attempts, status }, "webhook refused a sandbox event");
  } catch (error) {
    log.warn({ event: event.id, attempts: event.attempts, err: error }, "webhook not reached");
  }
  return false;
}

/** Posts to this process's own server over HTTP, as an external processor would. */
export async function postToOurselves(rawBody: string, signature: string): Promise<number> {
  const { host, port } = readEnv();
  const response = await fetch(`http://${loopback(host)}:${port}/api/v1/payment/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
    body: rawBody,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}

/** An address that listens on every interface is not one to connect to. */
function loopback(host: string): string {
  if (host === "0.0.0.0" || host === "") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
