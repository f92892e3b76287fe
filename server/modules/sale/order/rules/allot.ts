import type { Cents } from "@/lib/money";

/** The card's share of one milestone; 0 when a voucher covers it. */
export type Due = { milestoneId: string; amountCents: Cents };

/** The amount that a charge pays of one milestone. */
export type MilestoneShare = { milestoneId: string; amountCents: Cents };

export type Allotment = { paidIds: string[]; paidCents: Cents; restCents: Cents };

/**
 * Divides a charge between the unpaid milestones of an order, which are paid in order, up to the first that the charge
 * doesn't pay in full. `restCents` is what is left over: for milestones that another charge paid first, that come after
 * a gap, or that cost less or more than when the charge was opened.
 */
export function allot(unpaid: readonly Due[], shares: readonly MilestoneShare[]): Allotment {
  const given = new Map(shares.map(({ milestoneId, amountCents }) => [milestoneId, amountCents]));
  const gap = unpaid.findIndex(({ milestoneId, amountCents }) => (given.get(milestoneId) ?? 0) < amountCents);
  const paid = gap === -1 ? unpaid : unpaid.slice(0, gap);
  const paidCents = sumOf(paid);
  return {
    paidIds: paid.map(({ milestoneId }) => milestoneId),
    paidCents,
    restCents: sumOf(shares) - paidCents,
  };
}

export function sumOf(parts: readonly { amountCents: Cents }[]): Cents {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
