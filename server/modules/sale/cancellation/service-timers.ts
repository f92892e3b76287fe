import {
  CANCELLATION_TIMERS,
  type CancellationState,
  type CancellationTransition,
} from "@/contracts/sale/order/cancellation";
import { formatMoney } from "@/lib/money";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { refundableOf } from "@/server/modules/sale/refund/public";
import { type Case, lockAnyCase } from "./case/case";
import * as repo from "./case/repo";
import { sumsOf } from "./case/sums";
import { goOn, release } from "./service-end";
import { takeStep } from "./service-step";

const BATCH = 200;

/** Returns the step to take when the request's time is up. Items declared as returned count as received. */
export function stepOnDue({
  state,
  itemsReceivedOn,
}: Pick<repo.CancellationRow, "state" | "itemsReceivedOn">): CancellationTransition | null {
  if (state === "return_pending" && itemsReceivedOn) return "receive";
  const timers: Partial<Record<CancellationState, { then: CancellationTransition }>> = CANCELLATION_TIMERS;
  return timers[state]?.then ?? null;
}

/** Advances every overdue request, each in its own transaction. Returns their number. */
export async function moveOverdueCancellations(now = new Date()): Promise<number> {
  let moved = 0;
  for (const orderId of await repo.dueOrderIds(await getDb(), now, BATCH)) {
    try {
      if (await inTransaction((tx) => moveOn(tx, orderId, now))) moved++;
    } catch (error) {
      log.error({ err: error, orderId }, "cancellation not moved on, will be tried again");
    }
  }
  return moved;
}

async function moveOn(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const found = await lockAnyCase(tx, orderId);
  const { row } = found;
  const step = stepOnDue(row);
  // A side acted in the meantime.
  if (row.closedAt || !row.dueAt || row.dueAt >= now || !step) return false;
  const next = await takeStep(tx, found, step, {
    actor: "system",
    now,
    ...(await effectOf(tx, step, found)),
  });
  if (step === "agree") await goOn(tx, next, now);
  if (step === "receive") await release(tx, next, now);
  return true;
}

async function effectOf(tx: Transaction, step: CancellationTransition, { row, order }: Case) {
  if (step === "lapse") {
    const { cardCents, voucherCents } = await refundableOf(tx, order.id);
    const baseCents = cardCents + voucherCents;
    const { policyCents } = sumsOf(row, baseCents);
    return { note: formatMoney(policyCents), set: { offeredCents: policyCents, policyCents, baseCents } };
  }
  return step === "agree" ? { note: "No answer in time" } : {};
}
