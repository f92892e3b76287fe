import { EARLIER_MILESTONE_FIRST, PAYABLE } from "@/contracts/sale/payment/milestone";
import type { CreateIntentBody } from "@/contracts/sale/payment/payment.schema";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import {
  type DueMilestone,
  firstMilestonesDue,
  lockCheckout,
  lockOrder,
  lockOrders,
  orderOfMilestone,
  type OrderRow,
  unpaidMilestones,
  unpaidOrderIds,
} from "@/server/modules/sale/order/public";

/** The milestones that a couple wants to pay. Their orders are locked. */
export type Wanted = { milestones: DueMilestone[]; checkoutId: string | null };

const ALREADY_PAID = "This milestone is paid already";

/**
 * Locks the orders in question and returns the milestones to pay. Throws `not_found`; `bad_request` when an earlier
 * milestone comes first; `conflict` when there is nothing to pay or it can't be paid now.
 */
export async function lockWanted(
  tx: Transaction,
  customerId: string,
  { checkoutId, orderId, milestoneIds = [] }: CreateIntentBody,
): Promise<Wanted> {
  if (checkoutId !== undefined) return lockFirst(tx, customerId, checkoutId);
  if (orderId !== undefined) {
    const { unpaid } = await lockPayable(tx, customerId, orderId);
    return { milestones: payable(unpaid), checkoutId: null };
  }
  return lockChosen(tx, customerId, milestoneIds);
}

async function lockFirst(tx: Transaction, customerId: string, checkoutId: string): Promise<Wanted> {
  if (!(await lockCheckout(tx, customerId, checkoutId))) {
    throw new AppError("not_found", "This checkout does not exist");
  }
  await lockOrders(tx, await unpaidOrderIds(tx, checkoutId));
  const milestones = (await firstMilestonesDue(tx, checkoutId)).filter(hasDue);
  if (milestones.length === 0) {
    throw new AppError("conflict", "There is nothing to pay: these orders are paid or cancelled");
  }
  return { milestones, checkoutId };
}

async function lockChosen(tx: Transaction, customerId: string, milestoneIds: string[]): Promise<Wanted> {
  const [first = ""] = milestoneIds;
  const found = await orderOfMilestone(tx, customerId, first);
  if (!found) throw new AppError("not_found", "This milestone does not exist");
  if (found.paidAt) throw new AppError("conflict", ALREADY_PAID);
  const { unpaid, later } = await lockPayable(tx, customerId, found.orderId);
  const chosen = new Set(milestoneIds);
  if (later.some(({ milestoneId }) => chosen.has(milestoneId))) {
    throw new AppError("bad_request", EARLIER_MILESTONE_FIRST);
  }
  const milestones = unpaid.filter(({ milestoneId }) => chosen.has(milestoneId));
  if (milestones.length < chosen.size) throw new AppError("conflict", ALREADY_PAID);
  const ahead = payable(unpaid).slice(0, milestones.filter(hasDue).length);
  if (!ahead.every(({ milestoneId }) => chosen.has(milestoneId))) {
    throw new AppError("bad_request", EARLIER_MILESTONE_FIRST);
  }
  return { milestones: ahead, checkoutId: null };
}

/** Returns what can be paid of an order now, and the milestones that must wait for its first payment. */
async function lockPayable(
  tx: Transaction,
  customerId: string,
  orderId: string,
): Promise<{ order: OrderRow; unpaid: DueMilestone[]; later: DueMilestone[] }> {
  const order = await lockOrder(tx, orderId, { customerId });
  if (!order) throw new AppError("not_found", "This order does not exist");
  const rule = PAYABLE[order.state];
  if (typeof rule !== "string") throw new AppError("conflict", rule.refusal);
  const unpaid = await unpaidMilestones(tx, orderId);
  return rule === "first"
    ? { order, unpaid: unpaid.slice(0, 1), later: unpaid.slice(1) }
    : { order, unpaid, later: [] };
}

/** Returns the milestones to be paid by card. Throws `conflict` when there are none. */
function payable(unpaid: DueMilestone[]): DueMilestone[] {
  const due = unpaid.filter(hasDue);
  if (due.length === 0) throw new AppError("conflict", "Everything is paid for this order.");
  return due;
}

function hasDue({ amountCents }: DueMilestone): boolean {
  return amountCents > 0;
}
