import { ANSWER_HOURS, type OrderTransition, UNPAID_HOURS } from "@/contracts/order-process";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { log } from "@/server/log";
import { kickRefunds, oweRefunds } from "@/server/modules/payment/service-refund";
import * as repo from "./repo-change";
import { takeTransition } from "./service-transition";

const HOUR_MS = 3_600_000;
const BATCH = 200;

/** Cancels orders whose first milestone nobody paid within a day, so that their dates are free again. */
export function abandonUnpaidOrders(now = new Date()): Promise<number> {
  return cancelOverdue("unpaid", "abandon", new Date(now.getTime() - UNPAID_HOURS * HOUR_MS), now);
}

/** Cancels orders that the vendor left unanswered for 72 hours, and refunds them in full. */
export async function expireUnansweredOrders(now = new Date()): Promise<number> {
  const expired = await cancelOverdue("unanswered", "expire", now, now);
  if (expired > 0) kickRefunds();
  return expired;
}

/** Each in a transaction of its own: one that fails holds none of the others up. */
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
    await oweRefunds(tx, order.id, `Not answered within ${ANSWER_HOURS} hours`, now);
    return true;
  });
}
