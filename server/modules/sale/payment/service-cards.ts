import type { PaymentAttempt, PaymentCard } from "@/contracts/sale/payment/payment";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { type GatewayIntent, isGatewayTrouble } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import * as repo from "./repo/charge";
import { findProfile } from "./repo/profile";

/** Returns the cards that the customer has saved with the processor, the latest first. */
export async function listCards(customerId: string): Promise<PaymentCard[]> {
  const gateway = currentGateway();
  const profile = await findProfile(await getDb(), customerId, gateway.name);
  if (!profile) return [];
  const cards = await reach(() => gateway.listCards(profile));
  return cards.map((card) => ({ ...card, _id: card.id }));
}

/** Removes a saved card. Throws `not_found`. */
export async function removeCard(customerId: string, cardId: string): Promise<PaymentCard[]> {
  const gateway = currentGateway();
  const profile = await findProfile(await getDb(), customerId, gateway.name);
  const found = profile !== null && (await reach(() => gateway.deleteCard(profile, cardId)));
  if (!found) throw noSuchCard();
  return listCards(customerId);
}

/** Sets whether the card that pays an open charge is saved for later payments. Throws `not_found`, `conflict`. */
export async function chooseSaving(customerId: string, paymentId: string, save: boolean): Promise<null> {
  const payment = await findOpen(customerId, paymentId);
  await reach(() => gatewayNamed(payment.gateway).setSaveCard(payment.gatewayIntentId, save));
  return null;
}

/**
 * Pays an open charge with one of the customer's saved cards. As with the card form, the result is only a hint: the
 * payment counts when the webhook arrives. Throws `not_found`, or `conflict` when the charge is no longer open.
 */
export async function payWithSavedCard(
  customerId: string,
  paymentId: string,
  savedCardId: string,
): Promise<PaymentAttempt> {
  const payment = await findOpen(customerId, paymentId);
  const gateway = gatewayNamed(payment.gateway);
  const profile = await findProfile(await getDb(), customerId, gateway.name);
  const cards = profile ? await reach(() => gateway.listCards(profile)) : [];
  if (!cards.some(({ id }) => id === savedCardId)) throw noSuchCard();
  return attemptOf(await reach(() => gateway.payWithSavedCard(payment.gatewayIntentId, savedCardId)));
}

function attemptOf({ status, failureMessage }: GatewayIntent): PaymentAttempt {
  const failed = status === "requires_payment";
  return {
    status: failed ? "failed" : status,
    error: failed ? (failureMessage ?? "Your card was declined.") : null,
  };
}

async function findOpen(customerId: string, paymentId: string): Promise<repo.PaymentRow> {
  const payment = await repo.findPayment(await getDb(), customerId, paymentId);
  if (!payment) throw new AppError("not_found", "This payment does not exist");
  if (repo.isUnnamed(payment) || payment.status === "succeeded" || payment.status === "cancelled") {
    throw new AppError("conflict", "This payment is no longer open. Please reload the page.");
  }
  return payment;
}

function noSuchCard(): AppError {
  return new AppError("not_found", "This card is no longer saved. Please use another one.");
}

/** Throws `unavailable` when the processor refuses. */
async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isGatewayTrouble(error)) throw error;
    log.error({ err: error }, "the processor refused");
    throw new AppError("unavailable", "Saved cards aren't available right now. You haven't been charged.");
  }
}
