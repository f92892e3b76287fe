import { ANSWER_HOURS, type OrderState } from "@/contracts/sale/order/order-process";
import { type Cents, formatMoney } from "@/lib/money";
import { HOUR_MS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { allot, type MilestoneShare, sumOf } from "@/server/modules/sale/order/rules/allot";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import * as repo from "@/server/modules/sale/order/repo/change";
import { unpaidMilestones } from "@/server/modules/sale/order/repo/unpaid";
import { mailMilestonePaid, mailReceived } from "./mail";
import { noteEvent, takeTransition } from "./transition";

/** The states in which a milestone can be paid. Money that arrives in other states is refunded. */
const RECEIVING: readonly OrderState[] = ["awaiting_payment", "awaiting_approval", "in_progress"];

/** The part of an order that one charge paid. */
export type ReceivedPayment = { paymentId: string; shares: readonly MilestoneShare[] };

/**
 * Books one charge's payment of a locked order to its next unpaid milestones: the very first sends the order to the
 * vendor, who has 72 hours to answer, and the last completes the payment. The rest (because the order was cancelled
 * meanwhile, another charge paid the milestone first, or its amount has changed) is refunded to the card.
 */
export async function receivePayment(
  tx: Transaction,
  order: repo.OrderRow,
  { paymentId, shares }: ReceivedPayment,
  now: Date,
): Promise<void> {
  const cents = sumOf(shares);
  await repo.addPaid(tx, order.id, cents);
  await noteEvent(tx, order.id, "paid", { actor: "customer", now, note: formatMoney(cents) });

  const unpaid = RECEIVING.includes(order.state) ? await unpaidMilestones(tx, order.id) : [];
  const { paidIds, paidCents, restCents } = allot(unpaid, shares);
  if (paidCents > 0) {
    await repo.markMilestonesPaid(tx, paidIds, now);
    await moveOn(tx, order, paidCents, paidIds.length === unpaid.length, now);
  }
  if (restCents > 0) {
    const charge = { orderId: order.id, paymentId };
    await orderHooks().returnOverpayment(tx, charge, restCents, reasonFor(order.state), now);
  }
}

async function moveOn(
  tx: Transaction,
  order: repo.OrderRow,
  paidCents: Cents,
  isAll: boolean,
  now: Date,
): Promise<void> {
  if (order.state === "awaiting_payment") {
    const answerBy = new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);
    await takeTransition(tx, order, "submit", { actor: "system", now, set: { answerBy } });
    return mailReceived(tx, order.id, paidCents, answerBy);
  }
  await mailMilestonePaid(tx, order.id, paidCents, isAll);
  if (order.state === "in_progress" && isAll) {
    await takeTransition(tx, order, "settle", { actor: "system", now });
  }
}

function reasonFor(state: OrderState): string {
  if (state === "cancelled") return "Paid after the order was cancelled";
  return state === "under_cancellation" ? "Paid while a cancellation was open" : "Paid already";
}
