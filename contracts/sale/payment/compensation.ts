export const PLAN_IDS = ["standard", "growth", "venue"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export type CompensationPlan = {
  id: PlanId;
  name: string;
  /** In basis points of what couples pay. */
  commissionBps: number;
  says: string;
  /** The bookings in the last twelve months that it requires, in cents. */
  leastSalesCents: number;
  /** The slug of the main service that it is reserved for; null for all. */
  onlyFor: string | null;
};

/** The plans that vendors choose from. Rates agreed with a single vendor are not listed. */
export const COMPENSATION_PLANS: readonly CompensationPlan[] = [
  {
    id: "standard",
    name: "Standard",
    commissionBps: 1000,
    says: "For every vendor. Nothing to pay until you sell.",
    leastSalesCents: 0,
    onlyFor: null,
  },
  {
    id: "growth",
    name: "Growth",
    commissionBps: 800,
    says: "For vendors with $60,000 or more in bookings in the last 12 months.",
    leastSalesCents: 6_000_000,
    onlyFor: null,
  },
  {
    id: "venue",
    name: "Venue",
    commissionBps: 600,
    says: "For venues, whose bookings are large and come with food and drink.",
    leastSalesCents: 0,
    onlyFor: "venues",
  },
];

/** Returns the plan with this rate, or null for a rate agreed with a single vendor. */
export function planOfRate(commissionBps: number): PlanId | null {
  return COMPENSATION_PLANS.find((plan) => plan.commissionBps === commissionBps)?.id ?? null;
}

/** A plan as one vendor sees it. Amounts in dollars. */
export type OfferedPlan = {
  id: PlanId;
  name: string;
  says: string;
  /** In percent. */
  rate: number;
  /** Its cost over the last twelve months, had it applied. */
  wouldHaveCost: number;
  /** Why the vendor can't choose it; null if it can. */
  closed: string | null;
};

export type CompensationPlans = {
  /** Null for a rate agreed with this vendor alone. */
  current: PlanId | null;
  /** In percent, for orders placed from now on. */
  rate: number;
  /** The orders of the last twelve months that are not cancelled: their number, total, and agreed commission. */
  orders: number;
  sales: number;
  cost: number;
  plans: OfferedPlan[];
};
