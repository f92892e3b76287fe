import { isOnHold } from "@/contracts/sale/payment/milestone";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { daysBetween, formatDate, type IsoDate } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";

/** Returns the unpaid milestones, soonest first and undated last. Orders under cancellation have none. */
export function dueMilestones(milestones: readonly PaymentMilestone[]): PaymentMilestone[] {
  return milestones
    .filter(({ paidAt, order }) => paidAt === null && !isOnHold(order.state))
    .toSorted((a, b) => (a.dueDate ?? "9999").localeCompare(b.dueDate ?? "9999"));
}

/** Splits open milestones into those due by today and the others. */
export function splitDue(
  due: readonly PaymentMilestone[],
  today: IsoDate,
): { now: PaymentMilestone[]; later: PaymentMilestone[] } {
  const isNow = ({ dueDate }: PaymentMilestone) => dueDate !== null && dueDate <= today;
  return { now: due.filter(isNow), later: due.filter((each) => !isNow(each)) };
}

/** In dollars. */
export function totalOf(milestones: readonly PaymentMilestone[]): number {
  return toDollars(milestones.reduce((sum, { due }) => sum + toCents(due), 0));
}

export type Due = { words: string; urgent: boolean };

/** Returns a payment's due date in words. Urgent: within a week, or late. */
export function dueOn(dueDate: IsoDate | null, today: IsoDate): Due {
  if (dueDate === null) return { words: "Due once the date is fixed", urgent: false };
  const days = daysBetween(today, dueDate);
  if (days < 0) return { words: `Was due ${formatDate(dueDate)}`, urgent: true };
  if (days === 0) return { words: "Due today", urgent: true };
  if (days === 1) return { words: "Due tomorrow", urgent: true };
  if (days <= 7) return { words: `Due in ${days} days`, urgent: true };
  return { words: `Due ${formatDate(dueDate)}`, urgent: false };
}
