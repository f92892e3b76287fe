import type { DashboardPeriod } from "@/contracts/messaging/dashboard";
import { addDays, daysBetween, type IsoDate } from "@/lib/dates";

/** Days from `from` up to but excluding `to`. */
export type Span = { from: IsoDate; to: IsoDate };
export type Period = { now: Span; before: Span; buckets: { now: Span; before: Span }[] };

const DAYS = { "30d": { buckets: 30, days: 1 }, "13w": { buckets: 13, days: 7 } } as const;
const MONTHS = 12;

/** Returns the period that ends today, the previous one, and their buckets. */
export function periodOf(period: DashboardPeriod, today: IsoDate): Period {
  const edges = period === "12m" ? monthEdges(today) : dayEdges(DAYS[period], today);
  const count = (edges.length - 1) / 2;
  const span = (at: number): Span => ({ from: edges[at] ?? today, to: edges[at + 1] ?? today });
  const buckets = Array.from({ length: count }, (_, at) => ({ now: span(count + at), before: span(at) }));
  return {
    now: { from: edges[count] ?? today, to: edges.at(-1) ?? today },
    before: { from: edges[0] ?? today, to: edges[count] ?? today },
    buckets,
  };
}

function dayEdges({ buckets, days }: { buckets: number; days: number }, today: IsoDate): IsoDate[] {
  const end = addDays(today, 1);
  return Array.from({ length: 2 * buckets + 1 }, (_, at) => addDays(end, (at - 2 * buckets) * days));
}

function monthEdges(today: IsoDate): IsoDate[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 2 * MONTHS + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 2 * MONTHS + at, 1)).toISOString().slice(0, 10),
  );
}

/** Returns the index of the bucket that contains the day, or -1. */
export const bucketOf = (buckets: readonly Span[], day: IsoDate): number =>
  buckets.findIndex(({ from, to }) => daysBetween(from, day) >= 0 && daysBetween(day, to) > 0);
