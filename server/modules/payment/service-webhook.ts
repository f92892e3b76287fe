import { groupBy } from "@/lib/group-by";
import { currentGateway } from "@/server/adapters/payments/current-gateway";
import type { GatewayEvent, GatewayIntent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { WebhookSignatureError } from "@/server/adapters/payments/signature";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import { log } from "@/server/log";
import { lockOrders, receivePayment } from "@/server/modules/order/service-transition";
import * as repo from "./repo";
import { post } from "./repo-ledger";
import { kickRefunds, oweRefunds, settleRefund } from "./service-refund";

const CURRENCY = "sgd";

/**
 * What the processor tells us: the only thing that makes a payment count. Each event counts once, in one transaction
 * with the note that it was handled; copies and latecomers change nothing. Throws `bad_request` on a signature that is
 * not the processor's and on an amount that is not ours.
 */
export async function receiveWebhook(
  rawBody: string,
  signature: string | undefined,
  now = new Date(),
): Promise<{ received: true }> {
  const gateway = currentGateway();
  const event = verify(gateway, rawBody, signature, now);
  // Asked before the transaction: an event that comes late must not bring back how things stood before.
  const intent = event.kind === "payment_open" ? await gateway.retrieveIntent(event.intentId) : null;
  const owesRefund = await inTransaction(async (tx) => {
    const isNew = await repo.rememberEvent(tx, {
      gateway: gateway.name,
      eventId: event.id,
      type: event.type,
    });
    return isNew && (await handle(tx, gateway, event, intent, now));
  });
  if (owesRefund) kickRefunds();
  return { received: true };
}

function verify(
  gateway: PaymentGateway,
  rawBody: string,
  signature: string | undefined,
  now: Date,
): GatewayEvent {
  try {
    return gateway.verifyWebhook(rawBody, signature, now);
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error;
    log.warn({ reason: error.message }, "webhook refused");
    throw new AppError("bad_request", error.message);
  }
}

/** Whether money is owed back after it. */
async function handle(
  tx: Transaction,
  gateway: PaymentGateway,
  event: GatewayEvent,
  intent: GatewayIntent | null,
  now: Date,
): Promise<boolean> {
  if (event.kind === "payment_succeeded") return settlePayment(tx, gateway, event, now);
  if (event.kind === "refund_succeeded") await settleRefund(tx, event, now);
  if (intent) await noteOpen(tx, gateway, intent);
  return false;
}

type PaymentSucceeded = Extract<GatewayEvent, { kind: "payment_succeeded" }>;

/**
 * The money is in: every order that waited for it goes to its vendor; the share of one that was cancelled meanwhile is
 * owed back (then true).
 */
async function settlePayment(
  tx: Transaction,
  gateway: PaymentGateway,
  event: PaymentSucceeded,
  now: Date,
): Promise<boolean> {
  const payment = await repo.lockPaymentOfIntent(tx, gateway.name, event.intentId);
  if (!payment) {
    log.warn({ event: event.id, intentId: event.intentId }, "a charge succeeded that is not ours");
    return false;
  }
  if (payment.status === "succeeded") return false;
  if (event.amountCents !== payment.amountCents || event.currency !== CURRENCY) {
    const { amountCents, currency } = event;
    log.error({ event: event.id, paymentId: payment.id, amountCents, currency }, "wrong amount charged");
    throw new AppError("bad_request", "The amount is not what this payment is for");
  }
  await repo.markSucceeded(tx, payment.id, now);
  const shares = groupBy(await repo.allocationsOf(tx, payment.id), (allocation) => allocation.orderId);
  let owesRefund = false;
  for (const order of await lockOrders(tx, [...shares.keys()])) {
    const share = shares.get(order.id) ?? [];
    await post(
      tx,
      share.map(({ amountCents: cents }) => ({
        kind: "payment",
        cents,
        orderId: order.id,
        paymentId: payment.id,
      })),
    );
    const wasAwaited = await receivePayment(tx, order, share, now);
    if (wasAwaited) continue;
    await oweRefunds(tx, order.id, "Paid after the order was cancelled", now);
    owesRefund = true;
  }
  return owesRefund;
}

/** A card that was refused, or whose owner is asked: the couple may go on with this charge. */
async function noteOpen(tx: Transaction, gateway: PaymentGateway, intent: GatewayIntent): Promise<void> {
  const payment = await repo.lockPaymentOfIntent(tx, gateway.name, intent.id);
  if (!payment || intent.status === "succeeded") return;
  const hasFailed = intent.status === "requires_payment" && intent.failureMessage !== null;
  await repo.setOpenStatus(tx, payment.id, hasFailed ? "failed" : intent.status, intent.failureMessage);
}
