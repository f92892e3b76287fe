import type { Cents } from "@/lib/money";

/** An existing milestone. A voucher pays `voucherCents` of it. */
export type StandingMilestone = {
  milestoneId: string | null;
  label: string;
  amountCents: Cents;
  voucherCents: Cents;
  dueDate: string | null;
  paid: boolean;
};

export type MilestoneChange = {
  /** In order; an amount of 0 means that nothing is left of the milestone. */
  milestones: StandingMilestone[];
  /** Already paid and no longer owed. */
  refundCents: Cents;
};

export const EXTRA_LABEL = "Change to the order";

/**
 * Returns the milestones after the total changes by `delta`. An increase is added to the last unpaid milestone, or to a
 * new one due on `dueDate`. A decrease is taken off the unpaid ones from the last, as far as they are paid by card; the
 * rest is taken off the paid ones from the last and refunded.
 */
export function changeMilestones(
  standing: readonly StandingMilestone[],
  delta: Cents,
  dueDate: string | null,
): MilestoneChange {
  const milestones = standing.map((milestone) => ({ ...milestone }));
  if (delta > 0) {
    const last = milestones.findLast(({ paid }) => !paid);
    if (last) last.amountCents += delta;
    else {
      milestones.push({
        milestoneId: null,
        label: EXTRA_LABEL,
        amountCents: delta,
        voucherCents: 0,
        dueDate,
        paid: false,
      });
    }
    return { milestones, refundCents: 0 };
  }
  let left = -delta;
  for (const milestone of milestones.toReversed()) {
    if (milestone.paid) continue;
    const taken = Math.min(left, milestone.amountCents - milestone.voucherCents);
    milestone.amountCents -= taken;
    left -= taken;
    // Nothing is left for a card to pay.
    if (taken > 0 && milestone.amountCents === milestone.voucherCents) milestone.paid = true;
  }
  const refundCents = left;
  for (const milestone of milestones.toReversed()) {
    const own = milestone.paid ? milestone.amountCents : milestone.voucherCents;
    const taken = Math.min(left, own);
    milestone.amountCents -= taken;
    milestone.voucherCents = Math.min(milestone.voucherCents, milestone.amountCents);
    left -= taken;
  }
  if (left > 0) throw new RangeError("more is taken off than the order costs");
  return { milestones, refundCents };
}
