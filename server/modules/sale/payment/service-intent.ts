import { v7 } from "uuid";
import type { CreateIntentBody } from "@/contracts/sale/payment/payment.schema";
import type { PaymentIntent, PaymentState } from "@/contracts/sale/payment/payment";
import { toDollars } from "@/lib/money";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { isGatewayTrouble } from "@/server/adapters/payments/gateway";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import * as repo from "./repo/charge";
import { cancelCharge, type Charge, openIntent } from "./service-charge";
import { lockWanted } from "./service-wanted";

/** Tabs that open charges for different milestones cancel each other's, so an attempt may need repeating. */
const MAX_TRIES = 6;

/**
 * Opens one charge for the first milestones of a checkout, or for the next milestones of one order. An open charge for
 * the same milestones and amounts is reused; any other open charge of those orders is cancelled first, so that two can
 * never be paid. Throws `not_found`; `bad_request` when an earlier milestone comes first; `conflict` when there is
 * nothing to pay, or `unavailable` when the processor refuses.
 */
export async function createPaymentIntent(
  customerId: string,
  body: CreateIntentBody,
): Promise<PaymentIntent> {
  try {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const intent = await openCharge(customerId, body);
      if (intent) return intent;
    }
  } catch (error) {
    if (!isGatewayTrouble(error)) throw error;
    log.error({ err: error, ...body }, "the processor refused to open a charge");
    throw new AppError("unavailable", "Card payments aren't available right now. You haven't been charged.");
  }
  throw new AppError("conflict", "This payment is open in another tab. Finish it there, or close it first.");
}

/** Returns null when another charge had to be cancelled first, or this one was cancelled meanwhile: try again. */
async function openCharge(customerId: string, body: CreateIntentBody): Promise<PaymentIntent | null> {
  const { charge, stale } = await inTransaction((tx) => planCharge(tx, customerId, body));
  if (stale) {
    for (const each of stale) await cancelCharge(each);
    return null;
  }
  const intent = await openIntent(charge);
  if (intent.status === "cancelled") {
    await repo.setOpenStatus(await getDb(), charge.id, "cancelled", null);
    return null;
  }
  const { name, publishableKey } = gatewayNamed(charge.gateway);
  return {
    paymentId: charge.id,
    gateway: name,
    clientSecret: intent.clientSecret,
    publishableKey,
    amount: toDollars(charge.amountCents),
    status: intent.status,
  };
}

/** Returns the state of a payment, as last reported by the webhook. Throws `not_found`. */
export async function readPayment(customerId: string, paymentId: string): Promise<PaymentState> {
  const payment = await repo.findPayment(await getDb(), customerId, paymentId);
  if (!payment) throw new AppError("not_found", "This payment does not exist");
  const { checkoutId, status, failureMessage } = payment;
  return { paymentId, checkoutId, status, failureMessage };
}

async function planCharge(
  tx: Transaction,
  customerId: string,
  body: CreateIntentBody,
): Promise<{ charge: Charge; stale?: never } | { charge?: never; stale: Charge[] }> {
  const { milestones, checkoutId } = await lockWanted(tx, customerId, body);
  const open = await repo.openPayments(
    tx,
    milestones.map(({ orderId }) => orderId),
  );
  const stale: Charge[] = [];
  let same: Charge | null = null;
  for (const charge of open) {
    const fits = paysThese(milestones, await repo.allocationsOf(tx, charge.id));
    if (fits && !same) same = charge;
    else stale.push(charge);
  }
  if (stale.length > 0) return { stale };
  if (same) return { charge: same };
  const id = v7();
  const charge = {
    id,
    customerId,
    checkoutId,
    gateway: currentGateway().name,
    amountCents: milestones.reduce((sum, { amountCents }) => sum + amountCents, 0),
    status: "requires_payment" as const,
    gatewayIntentId: repo.unnamedIntent(id),
  };
  await repo.insertPayment(tx, charge, milestones);
  return { charge };
}

function paysThese(wanted: repo.Allocation[], allocated: repo.Allocation[]): boolean {
  const key = (allocations: repo.Allocation[]) =>
    allocations
      .map(({ milestoneId, amountCents }) => `${milestoneId} ${amountCents}`)
      .toSorted()
      .join();
  return key(wanted) === key(allocated);
}
