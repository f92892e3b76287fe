import type { PaymentPolicy, RefundTier } from "@/contracts/catalogue/vendor/vendor";
import type { RefundBasis } from "@/contracts/sale/order/cancellation-details";
import { addDays, daysBetween, type IsoDate } from "@/lib/dates";
import type { Cents } from "@/lib/money";

export type CancellationCase = {
  policy: Pick<PaymentPolicy, "refundTiers">;
  requestedBy: "customer" | "vendor";
  /** True once the vendor has accepted the order. */
  isAccepted: boolean;
  /** Payments less refunds. */
  paidCents: Cents;
  today: IsoDate;
  eventDate: IsoDate | null;
};

export type PolicyRefund = { basis: RefundBasis; percent: number; cents: Cents; daysBefore: number | null };

/**
 * Returns the policy's refund of the payments, rounded half up to a cent. A vendor's cancellation, and an order that
 * the vendor hasn't accepted, are refunded in full; without a fixed day, the best tier applies.
 */
export function policyRefund(given: CancellationCase): PolicyRefund {
  const { policy, requestedBy, isAccepted, paidCents, today, eventDate } = given;
  const daysBefore = eventDate === null ? null : daysBetween(today, eventDate);
  const full = (basis: RefundBasis) => ({ basis, percent: 100, cents: paidCents, daysBefore });
  if (requestedBy === "vendor") return full("vendor_cancels");
  if (!isAccepted) return full("not_accepted");
  const percent = percentAt(policy.refundTiers, daysBefore);
  const basis = daysBefore === null ? "no_date" : percent === null ? "below_tiers" : "tier";
  return { basis, percent: percent ?? 0, cents: shareOf(paidCents, percent ?? 0), daysBefore };
}

export type DatedTier = {
  daysBefore: number;
  percent: number;
  cents: Cents;
  until: IsoDate | null;
  isCurrent: boolean;
};

/** Returns the tiers from early to late with the refund of each, ending with the tier that refunds nothing. */
export function datedTiers({ policy, paidCents, today, eventDate }: CancellationCase): DatedTier[] {
  const daysBefore = eventDate === null ? null : daysBetween(today, eventDate);
  const tiers = sorted(policy.refundTiers);
  const all = tiers.at(-1)?.daysBefore === 0 ? tiers : [...tiers, { daysBefore: 0, percent: 0 }];
  const current = daysBefore === null ? 0 : all.findIndex((tier) => daysBefore >= tier.daysBefore);
  return all.map((tier, at) => ({
    ...tier,
    cents: shareOf(paidCents, tier.percent),
    until: eventDate && addDays(eventDate, -tier.daysBefore),
    isCurrent: at === (current < 0 ? all.length - 1 : current),
  }));
}

function percentAt(tiers: readonly RefundTier[], daysBefore: number | null): number | null {
  if (daysBefore === null) return tiers.reduce((best, { percent }) => Math.max(best, percent), 0);
  return sorted(tiers).find((tier) => daysBefore >= tier.daysBefore)?.percent ?? null;
}

const sorted = (tiers: readonly RefundTier[]) => tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);

/** In integers: `cents * percent` stays below 2^53. */
function shareOf(cents: Cents, percent: number): Cents {
  return Math.floor((cents * percent + 50) / 100);
}
