import type { OpenHours } from "@/contracts/catalogue/product/product";
import { instantInSingapore, todayInSingapore, weekdayOf } from "@/lib/dates";

/** Returns true within the hours of that day in Singapore. */
export function isOpenAt(weeklyHours: OpenHours, now: Date): boolean {
  const today = todayInSingapore(now);
  const hours = weeklyHours[weekdayOf(today)];
  if (!hours) return false;
  return now >= instantInSingapore(today, hours.open) && now < instantInSingapore(today, hours.close);
}
