const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 4 h`, `5 h 20 min`, `12 min`; null when the time is over. */
export function timeLeft(until: string, now: number): string | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  return `${Math.max(1, Math.floor(left / MINUTE))} min`;
}

/** Times below this are coloured as urgent. */
export const URGENT_MS = 12 * HOUR;
