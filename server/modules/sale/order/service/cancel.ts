import type { OrderDetail } from "@/contracts/sale/order/order";
import { ANSWER_HOURS, type OrderTransition, UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { log } from "@/server/core/log/log";
import { orderHooks } from "@/server/modules/sale/order/rules/hooks";
import * as repo from "@/server/modules/sale/order/repo/change";
import { noSuchOrder, readCustomerOrder } from "./read";
import { takeTransition } from "./transition";

const BATCH = 200;
const REASONS: Record<repo.Overdue, string> = {
  unpaid: `Not paid within ${UNPAID_HOURS} hours`,
  unanswered: `Not answered within ${ANSWER_HOURS} hours`,
};

/** Cancels orders whose first milestone was not paid in time, which frees their dates. */
export function abandonUnpaidOrders(now = new Date()): Promise<number> {
  return cancelOverdue("unpaid", "abandon", new Date(now.getTime() - UNPAID_HOURS * HOUR_MS), now);
}

/** Cancels orders that the vendor left unanswered for 72 hours, and refunds them in full. */
export function expireUnansweredOrders(now = new Date()): Promise<number> {
  return cancelOverdue("unanswered", "expire", now, now);
}

/**
 * Cancels an unpaid order: what a voucher paid is returned at once, and a payment in progress is refunded
 * automatically. Throws `not_found`, `conflict`.
 */
export async function withdrawOrder(
  customerId: string,
  orderId: string,
  now = new Date(),
): Promise<OrderDetail> {
  await inTransaction(async (tx) => {
    const order = await repo.lockOrder(tx, orderId, { customerId });
    if (!order) throw noSuchOrder();
    await takeTransition(tx, order, "withdraw", { actor: "customer", now });
    await orderHooks().scheduleRefund(tx, order, "all", "Cancelled before payment", now);
  });
  return readCustomerOrder(customerId, orderId);
}

/** Cancels a locked unpaid order of a vendor that has closed, like `withdrawOrder`; the caller mails the couple. */
export async function closeUnpaidOrder(tx: Transaction, order: repo.OrderRow, now: Date): Promise<void> {
  const cancelled = await takeTransition(tx, order, "close", { actor: "operator", now });
  await orderHooks().scheduleRefund(tx, cancelled, "all", "The vendor has closed", now);
}

/** Cancels each in its own transaction, so that a failure does not affect the others. */
async function cancelOverdue(
  kind: repo.Overdue,
  transition: OrderTransition,
  before: Date,
  now: Date,
): Promise<number> {
  const ids = await repo.overdueOrderIds(await getDb(), kind, before, BATCH);
  let cancelled = 0;
  for (const id of ids) {
    try {
      if (await cancelOne(kind, transition, before, now, id)) cancelled++;
    } catch (error) {
      log.error({ err: error, orderId: id, transition }, "order not cancelled, will be tried again");
    }
  }
  return cancelled;
}

function cancelOne(
  kind: repo.Overdue,
  transition: OrderTransition,
  before: Date,
  now: Date,
  orderId: string,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const order = await repo.lockOverdueOrder(tx, kind, before, orderId);
    if (!order) return false;
    await takeTransition(tx, order, transition, { actor: "system", now });
    await orderHooks().scheduleRefund(tx, order, "all", REASONS[kind], now);
    return true;
  });
}
