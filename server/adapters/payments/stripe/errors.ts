import Stripe from "stripe";
import { GatewayError, GatewayUnavailableError } from "../gateway";

const { errors } = Stripe;

/** Temporary refusals: money that is still on its way to our balance. */
const PASSING = new Set(["balance_insufficient", "lock_timeout", "rate_limit"]);

/** The vendor has revoked our access to its account, or it is gone. */
const DISCONNECTED = "account_invalid";

/**
 * Runs a call to Stripe. A permanent refusal becomes a `GatewayError`; what may work later (network, Stripe's servers,
 * our key, our balance) a `GatewayUnavailableError`. Declined cards are left to the caller.
 */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

/** Returns the intent that a declined card left behind, or null for another error. */
export function declinedIntent(error: unknown): Stripe.PaymentIntent | null {
  return error instanceof errors.StripeCardError ? (error.payment_intent ?? null) : null;
}

export function translate(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const message = describe(error);
  if (PASSING.has(error.code ?? "")) return new GatewayUnavailableError(message);
  const isRefused =
    error.code === DISCONNECTED ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeIdempotencyError ||
    error instanceof errors.StripeInvalidGrantError;
  return isRefused ? new GatewayError(message) : new GatewayUnavailableError(message);
}

/** Describes the error without the request, which may contain secrets. */
function describe({ type, code, message, requestId }: InstanceType<typeof errors.StripeError>): string {
  return [message, [type, code, requestId].filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}
