import type { Cents } from "@/lib/money";

/** A milestone as it stands. `voucherCents` of it is paid by a voucher. */
export type StandingMilestone = {
  milestoneId: string | null;
  label: string;
  amountCents: Cents;
  voucherCents: Cents;
  dueDate: string | null;
  paid: boolean;
};

export type MilestoneChange = {
  /** In order; an amount of 0 is a milestone that nothing is left of. */
  milestones: StandingMilestone[];
  /** Paid already and no longer owed. */
  refundCents: Cents;
};

export const EXTRA_LABEL = "Change to the order";

/**
 * Returns the milestones after the total changes by `delta`. An increase goes on the last unpaid milestone, or on
 * a new one that is due on `dueDate`. A decrease comes off the unpaid ones from the last, as far as a card pays them; what
 * is still left comes off what is paid, from the last, and is refunded.
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
