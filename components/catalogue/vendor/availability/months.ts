import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { addDays, formatMonth, isIsoDate } from "@/lib/dates";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** `December 2026` */
export const monthName = (month: string) => formatMonth(month);

export function monthBeside(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const firstMonth = (today: string) => today.slice(0, 7);
export const lastMonth = (today: string) => addDays(today, MAX_DAYS_AHEAD).slice(0, 7);

/** Reads `?month=2026-12`. Falls back to the current month when the month is outside the bookable range. */
export function readMonth({ month }: AddressQuery, today: string): string {
  const known = typeof month === "string" && MONTH.test(month);
  return known && month >= firstMonth(today) && month <= lastMonth(today) ? month : firstMonth(today);
}

/** Reads `?date=2026-12-05`. Ignores past and invalid dates. */
export function readDate({ date }: AddressQuery, today: string): string {
  return typeof date === "string" && isIsoDate(date) && date >= today ? date : "";
}
