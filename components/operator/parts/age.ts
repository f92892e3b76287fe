import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";

const MONTH_MS = 30 * DAY_MS;

/** Returns how long something has waited: `12 minutes`, `5 hours`, `3 days`, `4 months`. */
export function ageWords(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < HOUR_MS) return counted(Math.floor(waited / MINUTE_MS), "minute");
  if (waited < 2 * DAY_MS) return counted(Math.floor(waited / HOUR_MS), "hour");
  if (waited < 2 * MONTH_MS) return counted(Math.floor(waited / DAY_MS), "day");
  return counted(Math.floor(waited / MONTH_MS), "month");
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;
