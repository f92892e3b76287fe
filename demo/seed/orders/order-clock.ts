import { ANSWER_HOURS, UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { type IsoDate, addDays } from "@/lib/dates";
import type { PlannedMilestone } from "@/server/modules/sale/pricing/public";
import type { Random } from "@/demo/seed/base/random";
import { type SeedClock, addHours, instantOf } from "@/demo/seed/base/seed-clock";
import type { OrderPlan, Outcome } from "./order-plan";

/** The times of an order's events; null for events that did not happen. `paidAt` by milestone. */
export type OrderTimes = {
  answerBy: Date | null;
  approvedAt: Date | null;
  paidAt: (Date | null)[];
  deliveredAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  refundedAt: Date | null;
};

const APPROVED: readonly Outcome[] = [
  "in_progress",
  "all_paid",
  "delivered",
  "completed",
  "under_cancellation",
];
const OVER: readonly Outcome[] = ["delivered", "completed"];
const COMPLETE_AFTER_DAYS = 7;

/** Works out the times of an order whose first charge succeeded at `firstPaidAt` (null when none did). */
export function orderTimes(
  { outcome, eventDate }: OrderPlan,
  placedAt: Date,
  firstPaidAt: Date | null,
  milestones: readonly PlannedMilestone[],
  clock: SeedClock,
  random: Random,
): OrderTimes {
  const answerBy = firstPaidAt && addHours(firstPaidAt, ANSWER_HOURS);
  const approvedAt =
    firstPaidAt && APPROVED.includes(outcome) ? addHours(firstPaidAt, random.int(1, 58)) : null;
  const deliveredAt = OVER.includes(outcome)
    ? instantOf(addDays(eventDate, 1), random.int(9 * 60, 21 * 60))
    : null;
  const cancelledAt = cancelledAtOf(outcome, placedAt, firstPaidAt, answerBy, random);
  return {
    answerBy,
    approvedAt,
    paidAt: paidTimes(outcome, firstPaidAt, approvedAt, milestones, eventDate, clock, random),
    deliveredAt,
    completedAt:
      outcome === "completed" && deliveredAt ? addHours(deliveredAt, COMPLETE_AFTER_DAYS * 24) : null,
    cancelledAt,
    refundedAt: cancelledAt && firstPaidAt ? addHours(cancelledAt, random.int(2, 20) / 10) : null,
  };
}

function cancelledAtOf(
  outcome: Outcome,
  placedAt: Date,
  firstPaidAt: Date | null,
  answerBy: Date | null,
  random: Random,
): Date | null {
  if (outcome === "withdrawn") return addHours(placedAt, random.int(1, UNPAID_HOURS - 1));
  if (outcome === "abandoned") return addHours(placedAt, UNPAID_HOURS);
  if (outcome === "declined" && firstPaidAt) return addHours(firstPaidAt, random.int(2, 60));
  return outcome === "expired" ? answerBy : null;
}

function paidTimes(
  outcome: Outcome,
  firstPaidAt: Date | null,
  approvedAt: Date | null,
  milestones: readonly PlannedMilestone[],
  eventDate: IsoDate,
  clock: SeedClock,
  random: Random,
): (Date | null)[] {
  const isOver = OVER.includes(outcome);
  const isSettled = outcome === "all_paid" || isOver;
  let previous = approvedAt;
  return milestones.map(({ dueDate }, at) => {
    if (at === 0) return firstPaidAt;
    if (!previous) return null;
    const due = instantOf(addDays(dueDate ?? eventDate, -random.int(0, 4)), random.int(8 * 60, 22 * 60));
    const isLast = at === milestones.length - 1;
    if (!isSettled && (isLast || due >= clock.now)) return null;
    // A fully paid future wedding had its remaining milestones paid in one charge.
    if (due >= clock.now) return previous === approvedAt ? (previous = addHours(previous, 2)) : previous;
    const latest = isOver ? instantOf(eventDate, 8 * 60) : clock.now;
    previous = earlier(due > previous ? due : addHours(previous, 1), latest);
    return previous;
  });
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
