import type { OrderActor } from "@/contracts/sale/order/order-process";
import type { Transaction } from "@/server/db/client";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";
import { latestEvent } from "@/server/modules/sale/order/repo/delivery";
import { takeTransition } from "./transition";

type Step = { actor: OrderActor; note: string; now: Date };

/** Puts a locked order on hold while one side asks to cancel it. Throws `conflict` when it can't be cancelled now. */
export async function holdOrder(tx: Transaction, order: OrderRow, step: Step): Promise<OrderRow> {
  return takeTransition(tx, order, "hold", { ...step, set: { stateBefore: order.state } });
}

/** Restores an order on hold to its previous state. Each side gets back the time that it had left to answer. */
export async function resumeOrder(tx: Transaction, order: OrderRow, step: Step): Promise<OrderRow> {
  const held = await latestEvent(tx, order.id, "hold");
  const heldMs = held ? step.now.getTime() - held.at.getTime() : 0;
  const set = { stateBefore: null, ...clocksAfter(order, heldMs) };
  return takeTransition(tx, order, "resume", { ...step, set });
}

function clocksAfter({ stateBefore, answerBy, vendorDeliveredAt, heldSeconds }: OrderRow, heldMs: number) {
  if (stateBefore === "awaiting_approval" && answerBy) {
    return { answerBy: new Date(answerBy.getTime() + heldMs) };
  }
  const isObjectable = stateBefore === "delivered" || (stateBefore === "all_paid" && vendorDeliveredAt);
  return isObjectable ? { heldSeconds: heldSeconds + Math.ceil(heldMs / 1000) } : {};
}

/** Cancels an order on hold: frees its dates and closes its open charges. */
export async function cancelHeldOrder(tx: Transaction, order: OrderRow, now: Date, note: string) {
  return takeTransition(tx, order, "cancel", { actor: "system", now, note, set: { stateBefore: null } });
}
