import type { ApiKey, Webhook, WebhookDelivery } from "@/contracts/catalogue/integration/integration";
import type { KeyRow } from "./repo-key";
import type { DeliveryRow, DueDelivery, WebhookRow } from "./repo-webhook";

export function presentKey({
  id,
  name,
  ending,
  scopes,
  createdAt,
  lastUsedAt,
  email,
}: KeyRow & { email: string }): ApiKey {
  return {
    id,
    _id: id,
    name,
    ending,
    scopes,
    madeBy: email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export function presentWebhook({
  id,
  url,
  events,
  offAt,
  offReason,
  failingSince,
  createdAt,
}: WebhookRow): Webhook {
  return {
    id,
    _id: id,
    url,
    events,
    isOn: offAt === null,
    offReason,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the body of a delivery, the same bytes at every attempt. */
export function bodyOf({ id, event, data, createdAt }: DeliveryRow): string {
  return JSON.stringify({ id, type: event, timestamp: createdAt.toISOString(), data });
}

export function presentDelivery({ delivery, webhook }: DueDelivery): WebhookDelivery {
  const { id, webhookId, event, state, attempts, status, error, nextAt, createdAt, sentAt } = delivery;
  return {
    id,
    _id: id,
    webhookId,
    url: webhook.url,
    event,
    state,
    attempts,
    status,
    error,
    nextAt: nextAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    body: bodyOf(delivery),
  };
}
