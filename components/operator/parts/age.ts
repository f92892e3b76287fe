import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";

/** Returns how long something has waited: `12 minutes`, `5 hours`, `3 days`. */
export function ageWords(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < HOUR_MS) return counted(Math.floor(waited / MINUTE_MS), "minute");
  if (waited < 2 * DAY_MS) return counted(Math.floor(waited / HOUR_MS), "hour");
  return counted(Math.floor(waited / DAY_MS), "day");
}

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;
