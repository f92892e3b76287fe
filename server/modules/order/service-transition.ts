import {
  ANSWER_HOURS,
  nextOrderState,
  type OrderActor,
  type OrderEventKind,
  type OrderTransition,
} from "@/contracts/order-process";
import { formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import * as repo from "./repo-change";
import { releaseSlots } from "./service-availability";

export type { OrderRow } from "./repo-change";
export { lockOrders } from "./repo-change";

const HOUR_MS = 3_600_000;

const REFUSALS: Partial<Record<OrderTransition, string>> = {
  withdraw: "This order has been paid or cancelled and can no longer be withdrawn",
  approve: "This order no longer waits for your answer",
  decline: "This order no longer waits for your answer",
};

type Step = {
  actor: OrderActor;
  now: Date;
  note?: string;
  /** Columns that change along with the state. */
  set?: Parameters<typeof repo.updateOrder>[2];
};

/**
 * Takes a locked order one step along its process, with what belongs to it: the entry for both sides to read, and on
 * cancellation its dates given back. Throws `conflict` when the graph does not allow the step.
 */
export async function takeTransition(
  tx: Transaction,
  order: repo.OrderRow,
  transition: OrderTransition,
  { actor, now, note = "", set = {} }: Step,
): Promise<repo.OrderRow> {
  const state = nextOrderState(order.state, transition, actor);
  if (!state) throw new AppError("conflict", REFUSALS[transition] ?? "This order is past that step");
  const values = { ...set, state, ...(state === "cancelled" ? { cancelledAt: now } : {}) };
  await repo.updateOrder(tx, order.id, values);
  await noteEvent(tx, order.id, transition, { actor, now, note });
  if (state === "cancelled") await releaseSlots(tx, order.id);
  return { ...order, ...values };
}

export async function noteEvent(
  tx: Transaction,
  orderId: string,
  kind: OrderEventKind,
  { actor, now, note = "" }: Pick<Step, "actor" | "now" | "note">,
): Promise<void> {
  await repo.insertEvents(tx, [{ orderId, kind, actor, note, at: now }]);
}

/**
 * Money that arrived for a locked order. When it waited for it, the milestones are paid and the vendor has 72 hours to
 * answer: true. Otherwise (cancelled meanwhile) it is only noted, to be sent back: false.
 */
export async function receivePayment(
  tx: Transaction,
  order: repo.OrderRow,
  shares: { milestoneId: string; amountCents: number }[],
  now: Date,
): Promise<boolean> {
  const cents = shares.reduce((sum, share) => sum + share.amountCents, 0);
  await repo.addPaid(tx, order.id, cents);
  await noteEvent(tx, order.id, "paid", { actor: "customer", now, note: formatMoney(cents) });
  if (order.state !== "awaiting_payment") return false;
  await repo.markMilestonesPaid(
    tx,
    shares.map((share) => share.milestoneId),
    now,
  );
  const answerBy = new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);
  await takeTransition(tx, order, "submit", { actor: "system", now, set: { answerBy } });
  return true;
}

/** Money that has gone back to the couple, as the processor confirmed. */
export async function confirmRefund(
  tx: Transaction,
  orderId: string,
  cents: number,
  now: Date,
): Promise<void> {
  await repo.addRefunded(tx, orderId, cents);
  await noteEvent(tx, orderId, "refunded", { actor: "system", now, note: formatMoney(cents) });
}
