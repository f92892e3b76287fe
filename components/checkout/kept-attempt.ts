import { v4 } from "uuid";
import type { PlaceOrderBody } from "@/contracts/order";

const KEY = "sayang:order-attempt";

/**
 * One attempt to buy: what was sent, and the key under which the server places it once, however often it is sent. Kept
 * in this tab until the server has answered, over reloads too, so that a lost answer never orders twice.
 */
export type OrderAttempt = { idempotencyKey: string; customerId: string; body: PlaceOrderBody };

/** The attempt of this customer that nobody has answered, or null. */
export function unansweredAttempt(customerId: string): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as OrderAttempt | null;
    return kept?.customerId === customerId ? kept : null;
  } catch {
    return null;
  }
}

/** The attempt to send now: under the key of the unanswered one, or else a new key. */
export function keepAttempt(customerId: string, body: PlaceOrderBody): OrderAttempt {
  const idempotencyKey = unansweredAttempt(customerId)?.idempotencyKey ?? v4();
  const attempt = { idempotencyKey, customerId, body };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Storage that is closed or full: the key then lives as long as this call.
  }
  return attempt;
}

export function answerAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
