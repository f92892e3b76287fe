import type Stripe from "stripe";
import { type GatewayIntent, GatewayError, type NewIntent } from "../gateway";
import { stripeClient } from "./client";
import { asking, declinedIntent } from "./errors";
import { presentIntent, WITH_METHOD } from "./present";

const CURRENCY = "sgd";
const METHODS = ["card", "paynow"] as const;

const savingOf = (saveCard: boolean | undefined): Stripe.PaymentIntentCreateParams.PaymentMethodOptions => ({
  card: { setup_future_usage: saveCard ? "off_session" : "none" },
});

export async function createIntent(given: NewIntent): Promise<GatewayIntent> {
  const { idempotencyKey, amountCents, metadata, customerId, saveCard, savedCardId, methods } = given;
  const params: Stripe.PaymentIntentCreateParams = {
    amount: amountCents,
    currency: CURRENCY,
    metadata,
    ...(customerId ? { customer: customerId } : {}),
    ...(savedCardId
      ? { payment_method_types: ["card"], payment_method: savedCardId, confirm: true }
      : { payment_method_types: [...(methods ?? METHODS)] }),
    ...(savedCardId && given.offSession ? { off_session: true } : {}),
    // Only for cards: PayNow cannot be saved, and Stripe refuses intents that request it.
    ...(saveCard && customerId ? { payment_method_options: savingOf(true) } : {}),
    ...WITH_METHOD,
  };
  return outcome(() => stripeClient().paymentIntents.create(params, { idempotencyKey }));
}

export async function retrieveIntent(intentId: string): Promise<GatewayIntent> {
  return presentIntent(
    await asking(() => stripeClient().paymentIntents.retrieve(intentId, { ...WITH_METHOD })),
  );
}

export async function setSaveCard(intentId: string, saveCard: boolean): Promise<GatewayIntent> {
  const intent = await retrieveIntent(intentId);
  if (intent.status === "succeeded" || intent.status === "cancelled") return intent;
  const params = { payment_method_options: savingOf(saveCard), ...WITH_METHOD };
  return presentIntent(await asking(() => stripeClient().paymentIntents.update(intentId, params)));
}

export async function payWithSavedCard(intentId: string, savedCardId: string): Promise<GatewayIntent> {
  const intent = await retrieveIntent(intentId);
  if (intent.status === "succeeded" || intent.status === "cancelled") return intent;
  // The couple is on the page, whose script shows the bank's question.
  const params = { payment_method: savedCardId, use_stripe_sdk: true, ...WITH_METHOD };
  try {
    return await outcome(() => stripeClient().paymentIntents.confirm(intentId, params));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return settledOr(intentId, error);
  }
}

/** Stripe refuses to cancel an intent that has succeeded or was already cancelled. */
export async function cancelIntent(intentId: string): Promise<GatewayIntent> {
  try {
    return presentIntent(
      await asking(() => stripeClient().paymentIntents.cancel(intentId, { ...WITH_METHOD })),
    );
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return settledOr(intentId, error);
  }
}

async function settledOr(intentId: string, error: GatewayError): Promise<GatewayIntent> {
  const intent = await retrieveIntent(intentId);
  if (intent.status === "succeeded" || intent.status === "cancelled" || intent.status === "processing") {
    return intent;
  }
  throw error;
}

/** A declined card is an outcome, not an error: the intent stays open with the bank's message. */
async function outcome(call: () => Promise<Stripe.PaymentIntent>): Promise<GatewayIntent> {
  return presentIntent(
    await asking(() =>
      call().catch((error: unknown) => {
        const declined = declinedIntent(error);
        if (declined) return declined;
        throw error;
      }),
    ),
  );
}
