import type { SearchWords } from "@/contracts/catalogue/visit";

/** The last 30 days, 13 weeks or 12 months, each compared with the previous period of the same length. */
export const DASHBOARD_PERIODS = ["30d", "13w", "12m"] as const;
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number];

/** Tasks that wait for the vendor, the most urgent kind first. */
export const DASHBOARD_TASKS = [
  "approve",
  "cancellation",
  "issue",
  "edit",
  "appointment",
  "message",
  "deliver",
  "overdue",
] as const;
export type DashboardTaskKind = (typeof DASHBOARD_TASKS)[number];
/** `by` is the earliest deadline, ISO 8601 UTC; null without one. */
export type DashboardTask = { kind: DashboardTaskKind; count: number; by: string | null };

/** Orders that the vendor approved and that were not cancelled; `value` in dollars. */
export type SalesSum = { value: number; orders: number };
/** `from` and `to` are dates, both included; `before` is the value of the bucket one period earlier. */
export type SalesBucket = SalesSum & { from: string; to: string; before: number };
export type CategorySales = { name: string; value: number; before: number };

export const FUNNEL_STEPS = ["views", "hearts", "asks", "appointments", "orders"] as const;
export type FunnelStep = { step: (typeof FUNNEL_STEPS)[number]; count: number; before: number };

export type DashboardConduct = {
  /** The median time to answer; null before the first answer. */
  medianMinutes: number | null;
  answers: number;
  decided: number;
  accepted: number;
  rating: number;
  ratingCount: number;
};

/** A confirmed appointment has a time, the wedding of an approved order only a day. */
export type NextDate =
  | { kind: "appointment"; id: string; name: string; at: string }
  | { kind: "wedding"; id: string; name: string; date: string; orderNumber: string };

export const START_STEPS = ["profile", "product", "payout", "approved", "order"] as const;
export type StartStep = { step: (typeof START_STEPS)[number]; done: boolean };

export type VendorDashboard = {
  period: DashboardPeriod;
  /** `from` and `to` are both included. */
  from: string;
  to: string;
  tasks: DashboardTask[];
  sales: { now: SalesSum; before: SalesSum; buckets: SalesBucket[]; categories: CategorySales[] };
  funnel: FunnelStep[];
  conduct: DashboardConduct;
  next: NextDate[];
  words: SearchWords[];
  /** The steps to the first sale; empty once there is one. */
  start: StartStep[];
};
