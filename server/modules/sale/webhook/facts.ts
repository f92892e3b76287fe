import {
  type GatewayAccount,
  GatewayError,
  type GatewayEvent,
  type GatewayIntent,
  type PaymentGateway,
} from "@/server/adapters/payments/gateway";
import { log } from "@/server/core/log/log";

/** The processor's current state of an event's subject, because events arrive late and in any order. */
export type Facts = { intent: GatewayIntent | null; account: GatewayAccount | null };

const NONE: Facts = { intent: null, account: null };

/**
 * Asks the processor, before the transaction. A fact is null when the event doesn't need it, or when nothing is known.
 */
export async function factsOf(gateway: PaymentGateway, event: GatewayEvent): Promise<Facts> {
  switch (event.kind) {
    case "payment_open":
    case "dispute_opened":
    case "dispute_closed":
      return { ...NONE, intent: await known(event, gateway.retrieveIntent(event.intentId)) };
    case "payment_succeeded":
      // The event itself counts; this only adds the method, whose absence must not block it.
      if (event.method !== undefined) return NONE;
      return { ...NONE, intent: await gateway.retrieveIntent(event.intentId).catch(() => null) };
    case "account_updated":
      return { ...NONE, account: await known(event, gateway.retrieveAccount(event.accountId)) };
    default:
      return NONE;
  }
}

/** Resolves to null when the processor doesn't know the subject, since retrying the event would not help. */
async function known<T>(event: GatewayEvent, asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ err: error, event: event.id }, "an event is about something that the processor does not know");
    return null;
  }
}
