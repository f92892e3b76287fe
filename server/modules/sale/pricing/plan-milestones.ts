import type { MilestoneDue, PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { addDays, daysBetween, type IsoDate } from "@/lib/dates";
import { type Cents, splitByPercent } from "@/lib/money";

export type PlannedMilestone = { label: string; amountCents: Cents; dueDate: IsoDate | null };

/**
 * Returns the milestones of a total by the vendor's policy. Cents add up exactly; parts below a cent are omitted. The
 * first is due today, and none before its predecessor. Without `eventDate`, later due dates are null.
 */
export function planMilestones(
  total: Cents,
  policy: PaymentPolicy,
  today: IsoDate,
  eventDate: IsoDate | null,
): PlannedMilestone[] {
  const amounts = splitByPercent(
    total,
    policy.milestones.map((rule) => rule.percent),
  );
  const planned: PlannedMilestone[] = [];
  let previous = today;
  policy.milestones.forEach((rule, index) => {
    const amountCents = amounts[index] ?? 0;
    if (amountCents === 0) return;
    const due = planned.length === 0 ? today : dueDate(rule.due, today, eventDate);
    const bounded = due !== null && due < previous ? previous : due;
    planned.push({ label: rule.label, amountCents, dueDate: bounded });
    previous = bounded ?? previous;
  });
  return planned;
}

function dueDate(due: MilestoneDue, today: IsoDate, eventDate: IsoDate | null): IsoDate | null {
  if (due.kind === "booking") return today;
  if (eventDate === null) return null;
  if (due.kind === "before") return addDays(eventDate, -due.days);
  return addDays(today, Math.floor(daysBetween(today, eventDate) / 2));
}
