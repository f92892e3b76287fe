import type { OrderState } from "../order/order-process";

/** The message when a milestone is paid before an earlier one of its order. */
export const EARLIER_MILESTONE_FIRST =
  "Please pay for the earlier milestone first before proceeding to the next payment milestone";

/** The most milestones that one charge may pay. */
export const MAX_MILESTONES_AT_ONCE = 50;

/** `first`: only the first milestone. `any`: as many of the next ones as the couple likes. */
export type Payable = "first" | "any" | { refusal: string };

/** Whether a couple may pay an order in each state, or why not. */
export const PAYABLE: Readonly<Record<OrderState, Payable>> = {
  awaiting_payment: "first",
  awaiting_approval: {
    refusal: "The vendor hasn't accepted this order yet. You can pay the next milestone once they have.",
  },
  in_progress: "any",
  all_paid: { refusal: "Everything is paid for this order." },
  delivered: { refusal: "Everything is paid for this order." },
  completed: { refusal: "Everything is paid for this order." },
  under_cancellation: {
    refusal: "A cancellation is open for this order, so its payments are on hold.",
  },
  cancelled: { refusal: "This order is cancelled, so there is nothing left to pay." },
};

/** Returns why the order's later milestones can't be paid now, or null when they can. */
export function payingRefusal(state: OrderState): string | null {
  const payable = PAYABLE[state];
  return typeof payable === "string" ? null : payable.refusal;
}

/** Nothing of an order falls due while a cancellation is open. */
export const isOnHold = (state: OrderState): boolean => state === "under_cancellation";

/** `open`: not paid; `overdue`: not paid by its due date; `paid`. */
export const MILESTONE_DUE_FILTERS = ["all", "open", "overdue", "paid"] as const;
export type MilestoneDueFilter = (typeof MILESTONE_DUE_FILTERS)[number];

/** How many days ahead a payment counts as due soon. */
export const DUE_SOON_DAYS = 30;

/** When the vendor last reminded the couple of a payment, ISO 8601 UTC. */
export type PaymentNudge = { id: string; nudgedAt: string };
