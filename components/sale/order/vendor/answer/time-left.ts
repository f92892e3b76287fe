import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";

/** `2 d 4 h`, `5 h 20 min`, `12 min`; null when the time is over. */
export function timeLeft(until: string, now: number): string | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} d ${Math.floor((left % DAY_MS) / HOUR_MS)} h`;
  if (left >= HOUR_MS)
    return `${Math.floor(left / HOUR_MS)} h ${Math.floor((left % HOUR_MS) / MINUTE_MS)} min`;
  return `${Math.max(1, Math.floor(left / MINUTE_MS))} min`;
}

/** Times below this are coloured as urgent. */
export const URGENT_MS = 12 * HOUR_MS;
