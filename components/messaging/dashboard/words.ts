import type {
  DashboardPeriod,
  DashboardTaskKind,
  FunnelStep,
  StartStep,
} from "@/contracts/messaging/dashboard";

export const PERIODS: Record<DashboardPeriod, { label: string; before: string }> = {
  "30d": { label: "30 days", before: "the 30 days before" },
  "13w": { label: "13 weeks", before: "the 13 weeks before" },
  "12m": { label: "12 months", before: "the 12 months before" },
};

type TaskWords = { one: string; many: string; href: string; when: string };

/** `when` introduces the earliest deadline. */
export const TASKS: Record<DashboardTaskKind, TaskWords> = {
  approve: {
    one: "order to approve",
    many: "orders to approve",
    href: "/vendor/dashboard/orders/approve",
    when: "First one by",
  },
  cancellation: {
    one: "cancellation to answer",
    many: "cancellations to answer",
    href: "/vendor/dashboard/orders?state=under_cancellation",
    when: "First one by",
  },
  issue: {
    one: "order with an open issue",
    many: "orders with an open issue",
    href: "/vendor/dashboard/orders?state=issue",
    when: "",
  },
  edit: {
    one: "order change to answer",
    many: "order changes to answer",
    href: "/vendor/dashboard/orders?state=in_progress",
    when: "First one by",
  },
  appointment: {
    one: "appointment request",
    many: "appointment requests",
    href: "/vendor/dashboard/appointments",
    when: "First visit",
  },
  message: {
    one: "unread conversation",
    many: "unread conversations",
    href: "/vendor/dashboard/messages",
    when: "",
  },
  deliver: {
    one: "order to mark as delivered",
    many: "orders to mark as delivered",
    href: "/vendor/dashboard/orders?state=all_paid",
    when: "",
  },
  overdue: {
    one: "overdue payment",
    many: "overdue payments",
    href: "/vendor/dashboard/payment?tab=due&due=overdue",
    when: "",
  },
};

export const STEPS: Record<FunnelStep["step"], string> = {
  views: "Page views",
  hearts: "Saves",
  asks: "Conversations started",
  appointments: "Appointments requested",
  orders: "Orders placed",
};

export const START: Record<StartStep["step"], { label: string; why: string; href: string }> = {
  profile: {
    label: "Complete your profile",
    why: "Couples look for a few lines about you and a banner picture.",
    href: "/vendor/dashboard/settings/seller-info",
  },
  product: {
    label: "Publish your first package",
    why: "A price and a few pictures are enough to start.",
    href: "/vendor/dashboard/product/add",
  },
  payout: {
    label: "Connect your payouts",
    why: "So that we can pay you when an order is completed.",
    href: "/vendor/dashboard/settings/onboarding?step=stripe",
  },
  approved: {
    label: "Get approved",
    why: "We review new shops within 24–48 hours.",
    href: "/vendor/dashboard/settings/seller-info",
  },
  order: {
    label: "Accept your first order",
    why: "Open your calendar and answer messages quickly: couples book those who reply.",
    href: "/vendor/dashboard/calendar",
  },
};

/** Returns `up 12%`, `down 5%`, `same` or `new`, or null when there is nothing to compare. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return now === 0 ? null : "new";
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return "same";
  return percent > 0 ? `up ${percent}%` : `down ${-percent}%`;
}

/** `about 3 hours` */
export function durationOf(minutes: number): string {
  if (minutes < 60) return plural(Math.max(1, Math.round(minutes)), "minute");
  const hours = minutes / 60;
  return hours < 48 ? plural(Math.round(hours), "hour") : plural(Math.round(hours / 24), "day");
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
