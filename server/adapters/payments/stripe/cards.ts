import Stripe from "stripe";
import type { SavedCard } from "../gateway";
import { stripeClient } from "./client";
import { asking } from "./errors";
import { presentCard } from "./present";

const MOST_CARDS = 100;

export async function createCustomer({
  customerId,
  email,
  name,
}: {
  customerId: string;
  email: string;
  name: string;
}): Promise<{ gatewayCustomerId: string }> {
  const { id } = await asking(() =>
    stripeClient().customers.create(
      { email, name, metadata: { customerId } },
      { idempotencyKey: `customer:${customerId}` },
    ),
  );
  return { gatewayCustomerId: id };
}

export async function listCards(gatewayCustomerId: string): Promise<SavedCard[]> {
  const { data } = await asking(() =>
    stripeClient().customers.listPaymentMethods(gatewayCustomerId, { type: "card", limit: MOST_CARDS }),
  );
  return data.map(presentCard);
}

export async function deleteCard(gatewayCustomerId: string, cardId: string): Promise<boolean> {
  return asking(async () => {
    const stripe = stripeClient();
    try {
      await stripe.customers.retrievePaymentMethod(gatewayCustomerId, cardId);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    await stripe.paymentMethods.detach(cardId);
    return true;
  });
}

export async function deleteCustomer(gatewayCustomerId: string): Promise<void> {
  await asking(async () => {
    try {
      await stripeClient().customers.del(gatewayCustomerId);
    } catch (error) {
      // An earlier call succeeded.
      if (!isMissing(error)) throw error;
    }
  });
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
