import { daysBetween, type IsoDate } from "@/lib/dates";
import { ALMANAC_YEARS } from "./almanac.data";

const years = new Map<string, string>();

/**
 * Returns true when the Chinese almanac calls the day auspicious for a wedding; false beyond the years it covers.
 * Hardly anybody marries in the seventh lunar month, the ghost month, so its days count only on request.
 */
export function isAuspicious(date: IsoDate, { seventhMonth = false } = {}): boolean {
  const year = date.slice(0, 4);
  // One character per byte. `atob` exists on both sides, `Buffer` only on the server.
  const bits = years.get(year) ?? atob(ALMANAC_YEARS[Number(year)] ?? "");
  years.set(year, bits);
  const at = daysBetween(`${year}-01-01`, date);
  const byte = at >> 3 < bits.length ? bits.charCodeAt(at >> 3) : 0;
  return ((byte >> (at & 7)) & 1) === 1 && (seventhMonth || !isInSeventhMonth(date));
}

const LUNAR_MONTH = new Intl.DateTimeFormat("en-u-ca-chinese", { month: "numeric", timeZone: "UTC" });

/** Returns true for a day in the seventh lunar month, or in the second one of a leap year, which is written `7bis`. */
export function isInSeventhMonth(date: IsoDate): boolean {
  return /^7(?!\d)/.test(LUNAR_MONTH.format(new Date(`${date}T00:00:00Z`)));
}
