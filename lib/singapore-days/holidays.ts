import { addDays, type IsoDate, weekdayOf } from "@/lib/dates";
import { PUBLIC_HOLIDAYS } from "./holidays.data";

export type PublicHoliday = {
  name: string;
  /** The day off for a holiday that falls on the Sunday before it. */
  inLieu: boolean;
  /** Not announced yet, and possibly a day off. */
  expected: boolean;
};

const holidays = new Map<IsoDate, PublicHoliday>(
  PUBLIC_HOLIDAYS.map(({ date, name, expected = false }) => [date, { name, inLieu: false, expected }]),
);
for (const { date, name, expected = false } of PUBLIC_HOLIDAYS) {
  if (weekdayOf(date) !== 0) continue;
  let off = addDays(date, 1);
  while (holidays.has(off)) off = addDays(off, 1);
  holidays.set(off, { name, inLieu: true, expected });
}

/**
 * Returns the public holiday on a day in Singapore, including the day off for one on a Sunday; null for other days and
 * for years not covered.
 */
export function publicHolidayOn(date: IsoDate): PublicHoliday | null {
  return holidays.get(date) ?? null;
}

/** Returns true for a public holiday, and for the day off that replaces one on a Sunday. */
export function isPublicHoliday(date: IsoDate): boolean {
  return holidays.has(date);
}

/** Returns true for the day before a public holiday, unless it is a public holiday itself. */
export function isEveOfPublicHoliday(date: IsoDate): boolean {
  return !isPublicHoliday(date) && isPublicHoliday(addDays(date, 1));
}
