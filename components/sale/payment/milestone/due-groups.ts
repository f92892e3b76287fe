import { isOnHold } from "@/contracts/sale/payment/milestone";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { toCents, toDollars } from "@/lib/money";

/** A group of payments: overdue, due in one month, undated, or on hold. */
export type DueGroup = {
  key: string;
  title: string;
  overdue: boolean;
  milestones: PaymentMilestone[];
  /** In dollars. */
  sum: number;
};

const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });

/** Groups payments given soonest first: overdue on top, then by month, with undated and on hold last. */
export function groupByMonth(milestones: readonly PaymentMilestone[]): DueGroup[] {
  const groups = new Map<string, PaymentMilestone[]>();
  for (const milestone of milestones) {
    const key = keyOf(milestone);
    groups.set(key, [...(groups.get(key) ?? []), milestone]);
  }
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, group]) => ({
      key,
      title: titleOf(key),
      overdue: key === OVERDUE,
      milestones: group,
      sum: toDollars(group.reduce((cents, { due }) => cents + toCents(due), 0)),
    }));
}

/** Sorts before all months, and after them. */
const OVERDUE = "0";
const UNDATED = "9999-98";
const ON_HOLD = "9999-99";

function keyOf({ isOverdue, dueDate, order }: PaymentMilestone): string {
  if (isOnHold(order.state)) return ON_HOLD;
  if (isOverdue) return OVERDUE;
  return dueDate?.slice(0, 7) ?? UNDATED;
}

function titleOf(key: string): string {
  if (key === OVERDUE) return "Overdue";
  if (key === ON_HOLD) return "On hold while a cancellation is open";
  return key === UNDATED ? "Date not fixed yet" : MONTH.format(new Date(`${key}-01T00:00:00Z`));
}
