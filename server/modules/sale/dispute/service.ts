import { v7 } from "uuid";
import { formatMoney } from "@/lib/money";
import type { GatewayEvent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import type { Transaction } from "@/server/db/client";
import { balanceOf, orderFlows, post, type Posting } from "@/server/modules/sale/ledger/public";
import { lockOrders, noteEvent } from "@/server/modules/sale/order/public";
import { withdrawVoucherRefunds } from "@/server/modules/sale/evoucher/public";
import { type ChargeShares, chargeShares } from "@/server/modules/sale/payment/public";
import { divideWonBack } from "@/server/modules/sale/cancellation/public";
import { settleOrder, settleReturned } from "@/server/modules/sale/payout/public";
import {
  committedBeside,
  pendingRefundCents,
  sendHeldRefunds,
  sentShares,
  withdrawRefunds,
} from "@/server/modules/sale/refund/public";
import { freezePurchased } from "@/server/modules/sale/voucher/public";
import * as repo from "./repo";
import { holdCredit, settleCredit } from "./service-credit";
import { mailDisputeClosed, mailDisputeOpened } from "./service-mail";
import { divideTaken, type LeftShare } from "./split";

type Opened = Extract<GatewayEvent, { kind: "dispute_opened" }>;
type Closed = Extract<GatewayEvent, { kind: "dispute_closed" }>;

const GATEWAY = { name: "gateway" } as const;
const COMMISSION = { name: "commission" } as const;

/**
 * Books money that a bank took back: from the orders that it paid for, in proportion to what is left of each payment,
 * and from us for what the orders' accounts no longer have. Repeated events, and openings that arrive after the end,
 * change nothing. Throws `conflict` until the payment has succeeded, so that the event is handled later.
 */
export async function openDispute(
  tx: Transaction,
  gateway: PaymentGateway,
  event: Opened | Closed,
  now: Date,
): Promise<void> {
  const charge = await chargeShares(tx, gateway.name, event.intentId);
  if (!charge) {
    log.warn({ event: event.id, intentId: event.intentId }, "a charge is disputed that is not ours");
    return;
  }
  if (charge.status !== "succeeded") throw new AppError("conflict", "The payment has not succeeded yet");
  await lockOrders(tx, ordersOf(charge));
  const row = await repo.insertDispute(tx, {
    id: v7(),
    paymentId: charge.id,
    gateway: gateway.name,
    gatewayDisputeId: event.disputeId,
    state: "open",
    reason: event.reason,
    amountCents: event.amountCents,
    evidenceBy: event.evidenceBy,
    createdAt: now,
  });
  if (!row) return;
  log.warn({ disputeId: row.id, paymentId: charge.id, cents: row.amountCents }, "a payment is disputed");
  const parts = divideTaken(row.amountCents, await leftShares(tx, charge));
  await repo.insertParts(tx, row.id, parts);
  await post(tx, await takingPostings(tx, row, parts));
  if (charge.voucherPurchaseId) await freezePurchased(tx, charge.voucherPurchaseId, now);
  await holdCredit(tx, ordersOf(charge), now);
  for (const { orderId, cents } of parts) {
    await noteEvent(tx, orderId, "disputed", { actor: "system", now, note: formatMoney(cents) });
  }
  await mailDisputeOpened(tx, row, parts);
}

/**
 * Books the bank's decision: money that is won returns to where it was taken from. Idempotent, in any order of events.
 */
export async function closeDispute(
  tx: Transaction,
  gateway: PaymentGateway,
  event: Closed,
  now: Date,
): Promise<void> {
  await openDispute(tx, gateway, event, now);
  const charge = await chargeShares(tx, gateway.name, event.intentId);
  if (!charge) return;
  const orderIds = ordersOf(charge);
  await lockOrders(tx, orderIds);
  const row = await repo.lockDispute(tx, gateway.name, event.disputeId);
  if (row?.state !== "open") return;
  await repo.closeRow(tx, row.id, event.outcome, now);
  const parts = await repo.partsOf(tx, row.id);
  if (event.outcome === "won") {
    await giveBack(tx, row, parts, now);
    const isFree = !(await repo.hasStanding(tx, charge.id));
    if (charge.voucherPurchaseId && isFree) await freezePurchased(tx, charge.voucherPurchaseId, null);
  }
  for (const orderId of orderIds) await withdrawRefunds(tx, { orderId, paymentId: charge.id }, now);
  if (charge.voucherPurchaseId) {
    await withdrawVoucherRefunds(tx, { purchaseId: charge.voucherPurchaseId, paymentId: charge.id }, now);
  }
  await sendHeldRefunds(tx, charge.id);
  await settleCredit(tx, orderIds, now);
  const kind = event.outcome === "won" ? "dispute_won" : "dispute_lost";
  for (const { orderId, cents } of parts) {
    await noteEvent(tx, orderId, kind, { actor: "system", now, note: formatMoney(cents) });
  }
  await mailDisputeClosed(tx, row, event.outcome, parts);
}

const ordersOf = ({ shares }: ChargeShares): string[] => shares.map(({ orderId }) => orderId);

/** Returns each order's share of the charge, with what refunds that have left and banks have left of it. */
async function leftShares(tx: Transaction, charge: ChargeShares): Promise<LeftShare[]> {
  const sent = await sentShares(tx, charge.id);
  const taken = await repo.takenBy(tx, charge.id);
  const takenFrom = (orderId: string) =>
    taken.filter((each) => each.orderId === orderId).reduce((sum, { cents }) => sum + cents, 0);
  return charge.shares.map(({ orderId, cents }) => ({
    orderId,
    cents,
    leftCents: Math.max(0, cents - (sent.get(orderId) ?? 0) - takenFrom(orderId)),
  }));
}

async function takingPostings(
  tx: Transaction,
  row: repo.DisputeRow,
  parts: readonly repo.Part[],
): Promise<Posting[]> {
  const common = { kind: "dispute", credit: GATEWAY, paymentId: row.paymentId } as const;
  if (parts.length === 0) return [{ ...common, debit: COMMISSION, cents: row.amountCents, orderId: null }];
  const postings: Posting[] = [];
  for (const { orderId, cents: part } of parts) {
    const account = { name: "order", id: orderId } as const;
    // A credit balance is negative. What other refunds will pay out can't be taken.
    const held = -(await balanceOf(tx, account)) - (await committedBeside(tx, orderId, row.paymentId));
    const fromOrder = Math.max(0, Math.min(part, held));
    postings.push({ ...common, debit: account, cents: fromOrder, orderId });
    postings.push({ ...common, debit: COMMISSION, cents: part - fromOrder, orderId });
  }
  return postings.filter((posting) => posting.cents > 0);
}

/**
 * Returns each order's part, repaying our loss on its behalf first: if several disputes took more than the charge, the
 * order gets its money once the others are won, too.
 */
async function giveBack(
  tx: Transaction,
  row: repo.DisputeRow,
  parts: readonly repo.Part[],
  now: Date,
): Promise<void> {
  const taken = await repo.takenBy(tx, row.paymentId);
  const takenFrom = (account: repo.Taken["account"], orderId: string) =>
    taken.find((each) => each.account === account && each.orderId === orderId)?.cents ?? 0;
  const common = { kind: "dispute_won", debit: GATEWAY, paymentId: row.paymentId } as const;
  if (parts.length === 0) {
    await post(tx, [{ ...common, credit: COMMISSION, cents: row.amountCents, orderId: null }]);
  }
  for (const { orderId, cents } of parts) {
    const ours = Math.min(cents, takenFrom("commission", orderId));
    if (ours > 0) await post(tx, [{ ...common, credit: COMMISSION, cents: ours, orderId }]);
    const theirs = Math.min(cents - ours, takenFrom("order", orderId));
    if (theirs <= 0) continue;
    await post(tx, [{ ...common, credit: { name: "order", id: orderId }, cents: theirs, orderId }]);
    await divide(tx, orderId, theirs, now);
  }
}

/** Divides money returned to an ended order. For an order in progress, it stays in the order's account. */
async function divide(tx: Transaction, orderId: string, cents: number, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) return;
  // Refunds in progress, and failed ones that are sent again, are paid from it first.
  const { balanceCents } = await orderFlows(tx, orderId);
  const free = Math.min(cents, Math.max(0, balanceCents - (await pendingRefundCents(tx, orderId))));
  const { refundedCents } = await divideWonBack(tx, order, free, now);
  const kept = free - refundedCents;
  if (kept > 0) await settleReturned(tx, orderId, kept, now);
  // All of its money was disputed when it ended, so nothing was divided then.
  if (order.state === "cancelled" || order.state === "completed") await settleOrder(tx, order, now);
}
