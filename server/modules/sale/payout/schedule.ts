import { addDays, instantInSingapore, type IsoDate, todayInSingapore, weekdayOf } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";

/** Payouts run on Mondays at this time in Singapore. */
const RUN_TIME = "09:00";

/** Returns the instant of the last weekly run at or before `now`. */
export function lastRun(now: Date): Date {
  const today = todayInSingapore(now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const run = instantInSingapore(monday, RUN_TIME);
  return run <= now ? run : instantInSingapore(addDays(monday, -7), RUN_TIME);
}

/** Returns the day of the next weekly run after `now`. */
export function nextRun(now: Date): IsoDate {
  return todayInSingapore(new Date(lastRun(now).getTime() + 7 * DAY_MS));
}
