import type { IsoDate } from "@/lib/dates";
import type { SeedCustomer } from "../people/build-customers";
import type { SeedProduct } from "../products/build-products";
import type { SeedVendor } from "../vendors/build-vendors";

/** The final states of orders, including the ways of ending early. */
export const OUTCOMES = [
  "awaiting_payment",
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "delivered",
  "completed",
  "under_cancellation",
  "declined",
  "expired",
  "withdrawn",
  "abandoned",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Outcomes without a payment, which need a separate checkout because one payment covers all orders of a checkout. */
export const UNPAID_OUTCOMES: readonly Outcome[] = ["awaiting_payment", "withdrawn", "abandoned"];
/** Outcomes that release the date. */
export const CANCELLED_OUTCOMES: readonly Outcome[] = ["declined", "expired", "withdrawn", "abandoned"];

export type SeedStall = { vendor: SeedVendor; products: SeedProduct[] };
export type PlannedLine = { product: SeedProduct; quantity: number };

export type OrderPlan = {
  vendor: SeedVendor;
  lines: PlannedLine[];
  eventDate: IsoDate;
  outcome: Outcome;
  comment: string;
  declineReason: string;
  /** The slot with the vendor on that date; null when cancelled. */
  slot: number | null;
};

export type CheckoutPlan = { customer: SeedCustomer; placedAt: Date; orders: OrderPlan[] };
