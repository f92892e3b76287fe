import { Solar } from "lunar-typescript";

/** The Chinese almanac's word for "take a bride home". */
const WEDDING = "嫁娶";
/**
 * Returns the days of a year that the almanac calls good for a wedding, as bits in base64 from 1 January on. A day
 * called both good and bad does not count. Days of the seventh lunar month are included.
 */
export function almanacYear(year) {
  const bits = Buffer.alloc(46);
  const day = new Date(Date.UTC(year, 0, 1));
  for (let at = 0; day.getUTCFullYear() === year; at++, day.setUTCDate(day.getUTCDate() + 1)) {
    const date = Solar.fromYmd(year, day.getUTCMonth() + 1, day.getUTCDate()).getLunar();
    const good = date.getDayYi().includes(WEDDING) && !date.getDayJi().includes(WEDDING);
    if (good) bits[at >> 3] |= 1 << (at & 7);
  }
  return bits.toString("base64");
}
