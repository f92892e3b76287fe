import { gatewayNamed, gatewayOfSignature } from "@/server/adapters/payments/current/current-gateway";
import type { GatewayEvent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { WebhookSignatureError } from "@/server/adapters/payments/signature";
import type { WebhookReceipt } from "@/contracts/sale/payment/payment";
import { readEnv } from "@/lib/env";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { dispatch } from "./dispatch";
import { factsOf } from "./facts";
import { eventUnbooked } from "./mail";
import * as repo from "./repo";
import { subjectOf } from "./subject";

const MAX_FAILURE = 500;
const MAX_ATTEMPTS = 12;
/** About half an hour after an event arrived: a person has to look at it. */
const CASE_ATTEMPTS = 6;
const BATCH = 50;
const KEPT_MS = 90 * DAY_MS;

/**
 * Receives an event of the card processor; only these make a payment count. It is stored first and then handled once,
 * in the transaction that records the handling; copies and late events change nothing. An event that can't be handled
 * is accepted all the same: it is retried, and becomes a case for the operator. Throws `bad_request` on a signature
 * that is not the processor's.
 */
export async function receiveWebhook(
  rawBody: string,
  header: (name: string) => string | undefined,
  now = new Date(),
): Promise<WebhookReceipt> {
  const gateway = gatewayOfSignature(header);
  const event = verify(gateway, rawBody, header(gateway.signatureHeader), now);
  await repo.storeEvent(await getDb(), gateway.name, event, now);
  try {
    await handleEvent(gateway, event, now);
  } catch (error) {
    log.error({ err: error, event: event.id, type: event.type }, "an event is handled later");
  }
  return { received: true };
}

/** Handles events that were stored but not handled, because something failed in between. Returns their number. */
export async function handleStoredEvents(now = new Date()): Promise<number> {
  const limits = { now, maxAttempts: MAX_ATTEMPTS, limit: BATCH };
  const events = await repo.unhandledEvents(await getDb(), limits);
  let handled = 0;
  for (const { gateway, event } of events) {
    try {
      await handleEvent(gatewayNamed(gateway), event, now);
      handled++;
    } catch (error) {
      log.error({ err: error, event: event.id, type: event.type }, "an event could not be handled");
    }
  }
  return handled;
}

/** Copies arrive for days, not months. */
export async function cleanUpEvents(now = new Date()): Promise<void> {
  await repo.deleteHandledBefore(await getDb(), new Date(now.getTime() - KEPT_MS));
}

/**
 * Handles a stored event, unless it has been handled. Throws when that fails, recording the reason; the operator is
 * notified after repeated failures.
 */
export async function handleEvent(gateway: PaymentGateway, event: GatewayEvent, now: Date): Promise<void> {
  const key = { gateway: gateway.name, eventId: event.id };
  try {
    const facts = await factsOf(gateway, event);
    await inTransaction(async (tx) => {
      if (!(await repo.claimEvent(tx, key))) return;
      await dispatch(tx, gateway, event, facts, now);
      await repo.markHandled(tx, key, now);
    });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await inTransaction(async (tx) => {
      const attempts = await repo.noteFailure(tx, key, failure.slice(0, MAX_FAILURE));
      if (attempts === CASE_ATTEMPTS) await mailUnbooked(tx, { gateway: gateway.name, event, failure });
    });
    throw error;
  }
}

function verify(
  gateway: PaymentGateway,
  rawBody: string,
  signature: string | undefined,
  now: Date,
): GatewayEvent {
  try {
    return gateway.verifyWebhook(rawBody, signature, now);
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error;
    log.warn({ reason: error.message }, "webhook refused");
    throw new AppError("bad_request", error.message);
  }
}

/** Mails the operator an event that couldn't be booked, with the information needed to decide about it. */
async function mailUnbooked(
  tx: Transaction,
  { gateway, event, failure }: { gateway: string; event: GatewayEvent; failure: string },
): Promise<void> {
  const { ids, cents, orderNumbers } = await subjectOf(tx, gateway, event);
  await enqueueMessage(tx, eventUnbooked, {
    to: readEnv().supportEmail,
    eventId: event.id,
    type: event.type,
    failure,
    cents,
    orderNumbers: orderNumbers.join(", "),
    ids: Object.entries(ids).map(([name, id]) => `${name} ${id}`),
  });
}
