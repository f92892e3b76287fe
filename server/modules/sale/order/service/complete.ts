import { COMPLETION_DAYS, SILENT_DAYS } from "@/contracts/sale/order/delivery";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { countCompletedOrder } from "@/server/modules/catalogue/vendor/public";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import type { OrderRow } from "@/server/modules/sale/order/repo/change";
import * as repo from "@/server/modules/sale/order/repo/delivery";
import { deliver } from "./delivery";
import { takeTransition } from "./transition";

const BATCH = 200;

/** Marks orders as delivered when their vendor did so 14 days ago and the couple has not answered. */
export function deliverSilentOrders(now = new Date()): Promise<number> {
  return eachDue("silent", SILENT_DAYS, now, (tx, order) => deliver(tx, order, "system", now));
}

/** Completes orders that were delivered 7 days ago and have no open issue, and divides their money. */
export function completeDeliveredOrders(now = new Date()): Promise<number> {
  return eachDue("completable", COMPLETION_DAYS, now, (tx, order) => complete(tx, order, now));
}

/**
 * Completes a locked order for an operator, who has heard both sides: despite an open issue, and counting a fully paid
 * order as delivered. Throws `conflict` for an order that is neither fully paid nor delivered.
 */
export async function completeByOperator(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.state !== "all_paid" && order.state !== "delivered") {
    throw new AppError("conflict", "Only an order that is fully paid can be completed");
  }
  const delivered = order.state === "all_paid" ? await deliver(tx, order, "system", now) : order;
  await complete(tx, delivered, now);
}

async function complete(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const completed = await takeTransition(tx, order, "complete", {
    actor: "system",
    now,
    set: { completedAt: now },
  });
  await orderHooks().settleOrder(tx, completed, now);
  await countCompletedOrder(tx, order.vendorId);
}

/** Handles each in its own transaction, so that a failure does not affect the others. */
async function eachDue(
  kind: repo.Due,
  days: number,
  now: Date,
  take: (tx: Transaction, order: OrderRow) => Promise<unknown>,
): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  let taken = 0;
  for (const id of await repo.dueOrderIds(await getDb(), kind, before, BATCH)) {
    try {
      const done = await inTransaction(async (tx) => {
        const order = await repo.lockDueOrder(tx, kind, before, id);
        if (order) await take(tx, order);
        return order !== null;
      });
      if (done) taken++;
    } catch (error) {
      log.error({ err: error, orderId: id, kind }, "order not moved on, will be tried again");
    }
  }
  return taken;
}
