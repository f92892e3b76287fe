import type { OrderActor } from "@/contracts/sale/order/order-process";
import type { Transaction } from "@/server/db/client";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";
import { takeTransition } from "./transition";

type Step = { actor: OrderActor; note: string; now: Date };

/** Stops a locked order while one side asks to cancel it. Throws `conflict` when it can't be cancelled now. */
export async function holdOrder(tx: Transaction, order: OrderRow, step: Step): Promise<OrderRow> {
  return takeTransition(tx, order, "hold", { ...step, set: { stateBefore: order.state } });
}

/** Brings a held order back to its state before. The vendor gets back the time that it had left to answer. */
export async function resumeOrder(
  tx: Transaction,
  order: OrderRow,
  { heldSince, ...step }: Step & { heldSince: Date },
): Promise<OrderRow> {
  const { answerBy, stateBefore } = order;
  const waits = stateBefore === "awaiting_approval" && answerBy !== null;
  const later = waits ? new Date(answerBy.getTime() + step.now.getTime() - heldSince.getTime()) : answerBy;
  return takeTransition(tx, order, "resume", { ...step, set: { stateBefore: null, answerBy: later } });
}

/** Ends a held order: its dates are free again and its open charges are closed. */
export async function cancelHeldOrder(tx: Transaction, order: OrderRow, now: Date, note: string) {
  return takeTransition(tx, order, "cancel", { actor: "system", now, note, set: { stateBefore: null } });
}
