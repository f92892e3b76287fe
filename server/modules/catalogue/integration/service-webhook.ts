import { v7 } from "uuid";
import {
  type Integrations,
  type NewWebhook,
  OLD_SECRET_HOURS,
  type Webhook,
  type WebhookDelivery,
  WEBHOOKS_MAX,
} from "@/contracts/catalogue/integration/integration";
import type {
  DeliveriesQuery,
  WebhookBody,
  WebhookChangeBody,
} from "@/contracts/catalogue/integration/integration.schema";
import { type Page, toPage } from "@/contracts/envelope";
import { readEnv } from "@/lib/env";
import { HOUR_MS } from "@/lib/time";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { OutsideError, refuseInside } from "@/server/core/outside-fetch";
import { newSalt } from "@/server/core/token";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueuePeriodic } from "@/server/queue/enqueue";
import { SEND_WEBHOOKS } from "./jobs";
import { presentDelivery, presentWebhook } from "./present";
import { lockIntegrations } from "./repo-key";
import * as repo from "./repo-webhook";
import { listKeys } from "./service-key";
import { tellOwnersOf } from "./service-mail";
import { secretOf } from "./signature";

/** GET /vendor/integration */
export async function readIntegrations({ vendorId }: VendorActor): Promise<Integrations> {
  const db = await getDb();
  const [keys, webhooks] = [await listKeys(vendorId), await repo.listWebhooks(db, vendorId)];
  return { keys, webhooks: webhooks.map(presentWebhook) };
}

/**
 * Adds a webhook, which is on. Throws `bad_request` for an address that isn't a public https server, and `conflict`
 * when the vendor has as many as it may.
 */
export function addWebhook(actor: VendorActor, { url, events }: WebhookBody): Promise<NewWebhook> {
  refuseAddress(url);
  return inTransaction(async (tx) => {
    const { vendorId } = actor;
    await lockIntegrations(tx, vendorId);
    if ((await repo.countWebhooks(tx, vendorId)) >= WEBHOOKS_MAX) {
      throw new AppError("conflict", `You have ${WEBHOOKS_MAX} webhooks already: delete one first`);
    }
    const [id, salt] = [v7(), newSalt()];
    const row = await repo.insertWebhook(tx, { id, vendorId, url, events: [...new Set(events)], salt });
    await tellOwnersOf(tx, actor, { made: "a webhook", name: url });
    return { webhook: presentWebhook(row), secret: secretOf(id, salt) };
  });
}

/** Changes a webhook or turns it on or off. Throws `bad_request` as `addWebhook` does, and `not_found`. */
export function changeWebhook(
  { vendorId }: VendorActor,
  id: string,
  { url, events, isOn }: WebhookChangeBody,
  now = new Date(),
): Promise<Webhook> {
  if (url) refuseAddress(url);
  return inTransaction(async (tx) => {
    await require(tx, id, vendorId);
    const row = await repo.updateWebhook(tx, id, {
      ...(url ? { url } : {}),
      ...(events ? { events: [...new Set(events)] } : {}),
      ...(isOn === true ? { offAt: null, offReason: "", failingSince: null } : {}),
      ...(isOn === false ? { offAt: now, offReason: "" } : {}),
    });
    if (isOn === false) await repo.dropWaiting(tx, id, "Turned off before it was sent");
    return presentWebhook(row);
  });
}

/** Deletes a webhook with its deliveries. Throws `not_found`. */
export function deleteWebhook({ vendorId }: VendorActor, id: string): Promise<void> {
  return inTransaction(async (tx) => {
    await require(tx, id, vendorId);
    await repo.deleteWebhook(tx, id);
  });
}

/** Makes a new secret; the one before still signs, too, for OLD_SECRET_HOURS. Throws `not_found`. */
export function changeSecret({ vendorId }: VendorActor, id: string, now = new Date()): Promise<NewWebhook> {
  return inTransaction(async (tx) => {
    const { salt: oldSalt } = await require(tx, id, vendorId);
    const salt = newSalt();
    const oldSaltUntil = new Date(now.getTime() + OLD_SECRET_HOURS * HOUR_MS);
    const row = await repo.updateWebhook(tx, id, { salt, oldSalt, oldSaltUntil });
    return { webhook: presentWebhook(row), secret: secretOf(id, salt) };
  });
}

/** Sends a `ping` to a webhook. Throws `not_found`, and `conflict` for one that is off. */
export function testWebhook({ vendorId }: VendorActor, id: string): Promise<WebhookDelivery> {
  return inTransaction(async (tx) => {
    const webhook = await require(tx, id, vendorId);
    refuseOff(webhook);
    const delivery = await repo.insertDelivery(tx, { webhookId: id, event: "ping", data: {} });
    await enqueuePeriodic(tx, SEND_WEBHOOKS);
    return presentDelivery({ delivery, webhook });
  });
}

/** GET /vendor/integration/delivery */
export async function listDeliveries(
  { vendorId }: VendorActor,
  query: DeliveriesQuery,
): Promise<Page<WebhookDelivery>> {
  const { rows, total } = await repo.listDeliveries(await getDb(), vendorId, query);
  return toPage(rows.map(presentDelivery), total, query);
}

/**
 * Sends an event again, with the same id. Throws `not_found`, and `conflict` when its webhook is off or it is on its
 * way.
 */
export function resendDelivery(
  { vendorId }: VendorActor,
  id: string,
  now = new Date(),
): Promise<WebhookDelivery> {
  return inTransaction(async (tx) => {
    const found = await repo.lockDelivery(tx, id, vendorId);
    if (!found) throw new AppError("not_found", "This delivery does not exist");
    refuseOff(found.webhook);
    if (found.delivery.state === "waiting" && found.delivery.attempts === 0) {
      throw new AppError("conflict", "This event is about to be sent");
    }
    const delivery = await repo.updateDelivery(tx, id, {
      state: "waiting",
      attempts: 0,
      nextAt: now,
      status: null,
      error: "",
      sentAt: null,
    });
    await enqueuePeriodic(tx, SEND_WEBHOOKS);
    return presentDelivery({ delivery, webhook: found.webhook });
  });
}

async function require(tx: Transaction, id: string, vendorId: string): Promise<repo.WebhookRow> {
  const row = await repo.lockWebhook(tx, id, vendorId);
  if (!row) throw new AppError("not_found", "This webhook does not exist");
  return row;
}

function refuseOff({ offAt }: repo.WebhookRow): void {
  if (offAt) throw new AppError("conflict", "This webhook is off: turn it on first");
}

/** The name is resolved only when an event is sent, so that a name can't lead elsewhere in between. */
function refuseAddress(url: string): void {
  try {
    refuseInside(url, { allowedHosts: readEnv().feedHosts });
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new AppError("bad_request", error.message, [{ field: "url", message: error.message }]);
  }
}
