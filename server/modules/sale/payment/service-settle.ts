import { groupBy } from "@/lib/group-by";
import type { GatewayEvent, GatewayIntent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { paymentPosting, post } from "@/server/modules/sale/ledger/public";
import { lockOrders, receivePayment } from "@/server/modules/sale/order/public";
import { paymentHooks } from "./hooks";
import * as repo from "./repo/charge";
import { mailFailure, mailReceipt } from "./service-mail";

const CURRENCY = "sgd";

type PaymentSucceeded = Extract<GatewayEvent, { kind: "payment_succeeded" }>;

/**
 * Books a successful charge and passes each order its share. Throws `bad_request` when the amount differs from the
 * payment's.
 */
export async function settlePayment(
  tx: Transaction,
  gateway: PaymentGateway,
  event: PaymentSucceeded,
  now: Date,
): Promise<void> {
  const payment = await repo.lockPaymentOfIntent(tx, gateway.name, event.intentId);
  if (!payment) {
    log.warn({ event: event.id, intentId: event.intentId }, "a charge succeeded that is not ours");
    return;
  }
  if (payment.status === "succeeded") return;
  if (event.amountCents !== payment.amountCents || event.currency !== CURRENCY) {
    const { amountCents, currency } = event;
    log.error({ event: event.id, paymentId: payment.id, amountCents, currency }, "wrong amount charged");
    throw new AppError("bad_request", "The amount is not what this payment is for");
  }
  const { method = null, savedCardId = null } = event;
  await repo.markSucceeded(tx, payment.id, { succeededAt: now, method, savedCardId });
  if (payment.purpose === "evoucher") return paymentHooks().settlePurchase(tx, payment, now);
  const shares = groupBy(await repo.allocationsOf(tx, payment.id), (allocation) => allocation.orderId);
  for (const order of await lockOrders(tx, [...shares.keys()])) {
    const share = shares.get(order.id) ?? [];
    await post(
      tx,
      share.map(({ amountCents }) => paymentPosting(order.id, payment.id, amountCents)),
    );
    await receivePayment(tx, order, { paymentId: payment.id, shares: share }, now);
  }
  await mailReceipt(tx, payment, now);
}

/** Records the state of an open charge: declined, so that another card may be tried, or waiting for authentication. */
export async function noteOpenPayment(
  tx: Transaction,
  gateway: PaymentGateway,
  intent: GatewayIntent,
): Promise<void> {
  const payment = await repo.lockPaymentOfIntent(tx, gateway.name, intent.id);
  if (!payment || intent.status === "succeeded") return;
  const hasFailed = intent.status === "requires_payment" && intent.failureMessage !== null;
  await repo.setOpenStatus(tx, payment.id, hasFailed ? "failed" : intent.status, intent.failureMessage);
  // Mailed once per charge, because the page reports every attempt. Buyers of vouchers have nothing on hold.
  if (hasFailed && payment.purpose === "order" && payment.status !== "failed") {
    await mailFailure(tx, payment, intent.failureMessage ?? "");
  }
}
