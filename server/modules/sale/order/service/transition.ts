import { isEditable } from "@/contracts/sale/order/edit";
import {
  nextOrderState,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
  type OrderTransition,
} from "@/contracts/sale/order/order-process";
import { formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import * as repo from "@/server/modules/sale/order/repo/change";
import { mailCompleted, mailDelivered } from "./delivery-mail";
import { mailTransition } from "./mail";
import { releaseSlots } from "@/server/modules/sale/booking/public";
import { reopenOffer } from "@/server/modules/sale/offer/public";
import { releasePromotions } from "@/server/modules/sale/promotion/public";

const REFUSALS: Partial<Record<OrderTransition, string>> = {
  withdraw: "This order has been paid or cancelled and can no longer be withdrawn",
  approve: "This order no longer waits for your answer",
  decline: "This order no longer waits for your answer",
  deliver: "This order is not waiting to be delivered",
  hold: "This order can't be cancelled now",
};

/** Nothing can be paid in these states. */
const CLOSES_CHARGES: readonly OrderState[] = ["cancelled", "under_cancellation"];
/** Transitions that end an order before anything of it was kept, so that the use of its coupon is returned. */
const GIVES_BACK: ReadonlySet<OrderTransition> = new Set([
  "abandon",
  "withdraw",
  "close",
  "decline",
  "expire",
]);

/** The couple never paid: it may order the vendor's offer again. */
const REOPENS_OFFER: ReadonlySet<OrderTransition> = new Set(["abandon", "withdraw"]);

const givesBack = ({ stateBefore }: repo.OrderRow, transition: OrderTransition): boolean =>
  GIVES_BACK.has(transition) || (transition === "cancel" && stateBefore === "awaiting_approval");

/** The events that call for an invoice, a receipt or a credit note. */
const DOCUMENTED: ReadonlySet<OrderEventKind> = new Set([
  "paid",
  "approve",
  "edit_accepted",
  "refunded",
  "refund_withdrawn",
]);

type Step = {
  actor: OrderActor;
  now: Date;
  note?: string;
  /** Columns that change together with the state. */
  set?: Parameters<typeof repo.updateOrder>[2];
};

/**
 * Moves a locked order one step along its process. Writes the history entry that both sides see, and on cancellation
 * releases its dates. Throws `conflict` when the process does not allow the step.
 */
export async function takeTransition(
  tx: Transaction,
  order: repo.OrderRow,
  transition: OrderTransition,
  { actor, now, note = "", set = {} }: Step,
): Promise<repo.OrderRow> {
  const state = nextOrderState(order.state, transition, actor, order.stateBefore);
  if (!state) throw new AppError("conflict", REFUSALS[transition] ?? "This order is past that step");
  const values = { ...set, state, ...(state === "cancelled" ? { cancelledAt: now } : {}) };
  await repo.updateOrder(tx, order.id, values);
  await noteEvent(tx, order.id, transition, { actor, now, note });
  if (state === "cancelled") {
    await releaseSlots(tx, order.id, (date) => repo.lockOtherOrderOfWedding(tx, order, date));
    if (order.offerId && REOPENS_OFFER.has(transition)) await reopenOffer(tx, order.id, now);
    if (givesBack(order, transition)) await releasePromotions(tx, order.id, now);
  }
  if (transition === "submit") await orderHooks().orderBooked(tx, order, now);
  if (state === "cancelled") await orderHooks().orderCancelled(tx, order, now);
  if (CLOSES_CHARGES.includes(state)) await orderHooks().closeCharges(tx, order.id);
  if (!isEditable({ ...order, state })) await orderHooks().closeEdits(tx, order.id, now);
  await mailTransition(tx, order.id, transition, note);
  if (transition === "deliver") await mailDelivered(tx, order.id, actor === "system");
  if (transition === "complete") await mailCompleted(tx, order.id);
  return { ...order, ...values };
}

export async function noteEvent(
  tx: Transaction,
  orderId: string,
  kind: OrderEventKind,
  { actor, now, note = "" }: Pick<Step, "actor" | "now" | "note">,
): Promise<void> {
  await repo.insertEvents(tx, [{ orderId, kind, actor, note, at: now }]);
  if (DOCUMENTED.has(kind)) await orderHooks().issueSoon(tx, orderId);
}

/** Books a refund that has reached the couple; `where` describes how, such as `as store credit`. */
export async function confirmRefund(
  tx: Transaction,
  orderId: string,
  cents: number,
  now: Date,
  where = "",
): Promise<void> {
  await repo.addRefunded(tx, orderId, cents);
  const note = [formatMoney(cents), where].filter(Boolean).join(" ");
  await noteEvent(tx, orderId, "refunded", { actor: "system", now, note });
}
