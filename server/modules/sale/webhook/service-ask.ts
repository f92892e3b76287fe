import { MINUTE_MS } from "@/lib/time";
import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import type { GatewayEvent, GatewayIntent } from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { chargesLeftOpen } from "@/server/modules/sale/payment/public";
import { storeEvent } from "./repo";
import { handleEvent } from "./service";

/** In milliseconds: webhooks arrive within seconds, and more recent charges may still be in progress. */
const SETTLED_AFTER = 10 * MINUTE_MS;
/** In milliseconds: beyond the three days for which processors retry events. Older charges are left to an operator. */
const GIVEN_UP_AFTER = 7 * 1440 * MINUTE_MS;
/** The most charges per run, which is every five minutes: well below any processor's rate limits. */
const ASKED_AT_ONCE = 25;

/**
 * Asks the processor about charges that stay open, because their webhook may have been lost, and handles the answers
 * like events. Returns the number of charges that turned out to be paid.
 */
export async function askAboutOpenCharges(now = new Date()): Promise<number> {
  const db = await getDb();
  const charges = await chargesLeftOpen(db, {
    from: new Date(now.getTime() - GIVEN_UP_AFTER),
    to: new Date(now.getTime() - SETTLED_AFTER),
    limit: ASKED_AT_ONCE,
  });
  let paid = 0;
  for (const { gateway: name, intentId } of charges) {
    try {
      const gateway = gatewayNamed(name);
      const event = newsOf(await gateway.retrieveIntent(intentId));
      if (!event) continue;
      await storeEvent(db, name, event, now);
      await handleEvent(gateway, event, now);
      if (event.kind === "payment_succeeded") paid++;
    } catch (error) {
      log.warn({ err: error, intentId }, "the processor could not be asked about an open charge");
    }
  }
  if (paid > 0) log.warn({ paid }, "charges had been paid without their webhook reaching us");
  return paid;
}

/** Returns the event that the intent's state implies; null while the charge is still open. */
function newsOf({ id, status, amountCents, method, savedCardId }: GatewayIntent): GatewayEvent | null {
  if (status === "succeeded") {
    const facts = { intentId: id, amountCents, currency: "sgd", method, savedCardId };
    return { id: `asked:${id}:succeeded`, type: "asked", kind: "payment_succeeded", ...facts };
  }
  if (status === "cancelled") {
    return { id: `asked:${id}:cancelled`, type: "asked", kind: "payment_open", intentId: id };
  }
  return null;
}
