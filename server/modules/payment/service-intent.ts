import { v7 } from "uuid";
import type { CreateIntentBody, PaymentIntent, PaymentState } from "@/contracts/payment";
import { toDollars } from "@/lib/money";
import { currentGateway, gatewayNamed } from "@/server/adapters/payments/current-gateway";
import type { GatewayIntent } from "@/server/adapters/payments/gateway";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import * as repo from "./repo";

type Charge = Pick<repo.PaymentRow, "id" | "checkoutId" | "gateway" | "amountCents">;

/**
 * One charge for the first milestones of all orders of the checkout that wait for payment. The open charge is used
 * again while it is still for the same; else it is cancelled first, so that two can never be paid. Throws `not_found`,
 * or `conflict` when there is nothing to pay.
 */
export async function createPaymentIntent(
  customerId: string,
  { checkoutId }: CreateIntentBody,
): Promise<PaymentIntent> {
  const { charge, stale } = await inTransaction((tx) => planCharge(tx, customerId, checkoutId));
  if (stale) {
    await cancelCharge(stale);
    return createPaymentIntent(customerId, { checkoutId });
  }
  const intent = await openIntent(charge);
  if (intent.status === "cancelled") {
    await repo.setOpenStatus(await getDb(), charge.id, "cancelled", null);
    return createPaymentIntent(customerId, { checkoutId });
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

/** Where a payment stands, as far as the webhook has told. Throws `not_found`. */
export async function readPayment(customerId: string, paymentId: string): Promise<PaymentState> {
  const payment = await repo.findPayment(await getDb(), customerId, paymentId);
  if (!payment) throw new AppError("not_found", "This payment does not exist");
  const { checkoutId, status, failureMessage } = payment;
  return { paymentId, checkoutId, status, failureMessage };
}

async function planCharge(
  tx: Transaction,
  customerId: string,
  checkoutId: string,
): Promise<{ charge: Charge; stale?: never } | { charge?: never; stale: Charge }> {
  if (!(await repo.lockCheckout(tx, customerId, checkoutId))) {
    throw new AppError("not_found", "This checkout does not exist");
  }
  const wanted = await repo.firstMilestonesDue(tx, checkoutId);
  if (wanted.length === 0) {
    throw new AppError("conflict", "There is nothing to pay: these orders are paid or cancelled");
  }
  const open = await repo.findOpenPayment(tx, checkoutId);
  if (open) {
    return same(wanted, await repo.allocationsOf(tx, open.id)) ? { charge: open } : { stale: open };
  }
  const charge = {
    id: v7(),
    customerId,
    checkoutId,
    gateway: currentGateway().name,
    amountCents: wanted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    status: "requires_payment" as const,
  };
  await repo.insertPayment(tx, { ...charge, gatewayIntentId: `unnamed:${charge.id}` }, wanted);
  return { charge };
}

/**
 * The charge's intent at its processor. The payment is written first and its id is the idempotency key, so that a
 * crash in between, or two callers at once, still come to one and the same intent.
 */
async function openIntent(charge: Charge): Promise<GatewayIntent & { clientSecret: string }> {
  const intent = await gatewayNamed(charge.gateway).createIntent({
    idempotencyKey: charge.id,
    amountCents: charge.amountCents,
    metadata: { paymentId: charge.id, checkoutId: charge.checkoutId },
  });
  await repo.setIntentId(await getDb(), charge.id, intent.id);
  return intent;
}

/** Throws `conflict` when the charge has gone through: its webhook is on the way. */
async function cancelCharge(charge: Charge): Promise<void> {
  const intent = await openIntent(charge);
  const { status } = await gatewayNamed(charge.gateway).cancelIntent(intent.id);
  if (status !== "cancelled") {
    throw new AppError("conflict", "Your payment is being confirmed. Please wait a moment.");
  }
  await repo.setOpenStatus(await getDb(), charge.id, "cancelled", null);
}

function same(a: repo.Allocation[], b: repo.Allocation[]): boolean {
  const key = (allocations: repo.Allocation[]) =>
    allocations
      .map(({ milestoneId, amountCents }) => `${milestoneId} ${amountCents}`)
      .toSorted()
      .join();
  return key(a) === key(b);
}
