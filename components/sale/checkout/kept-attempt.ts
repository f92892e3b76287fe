import { v4 } from "uuid";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";

const KEY = "sayang:order-attempt";

/**
 * A purchase attempt: the request with its idempotency key, so that the server places it once. Stored in this tab until
 * the server has responded, even across reloads, so that a lost response never orders twice.
 */
export type OrderAttempt = { idempotencyKey: string; customerId: string; body: PlaceOrderBody };

/** Returns this customer's unanswered attempt, or null. */
export function unansweredAttempt(customerId: string): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as OrderAttempt | null;
    return kept?.customerId === customerId ? kept : null;
  } catch {
    return null;
  }
}

/** Returns the attempt to send, under the key of the unanswered one or a new key. */
export function keepAttempt(customerId: string, body: PlaceOrderBody): OrderAttempt {
  const idempotencyKey = unansweredAttempt(customerId)?.idempotencyKey ?? v4();
  const attempt = { idempotencyKey, customerId, body };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Storage is blocked or full: the key then lasts for this call only.
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
