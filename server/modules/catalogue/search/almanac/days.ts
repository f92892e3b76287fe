import { AUSPICIOUS_MONTHS, type AuspiciousDay, type AuspiciousDays } from "@/contracts/catalogue/search";
import type { AuspiciousDaysQuery } from "@/contracts/catalogue/search.schema";
import { addDays, daysBetween, todayInSingapore, weekdayOf } from "@/lib/dates";
import { ALMANAC_YEARS } from "./years.data";

const years = new Map<string, Buffer>();

/**
 * Returns true for a day that the Chinese almanac calls good for a wedding; false past the years it knows. Hardly anybody
 * marries in the seventh lunar month, the ghost month, so that its days count only when they are asked for.
 */
export function isAuspicious(date: string, { seventhMonth = false } = {}): boolean {
  const year = date.slice(0, 4);
  const bits = years.get(year) ?? Buffer.from(ALMANAC_YEARS[Number(year)] ?? "", "base64");
  years.set(year, bits);
  const at = daysBetween(`${year}-01-01`, date);
  const isGood = (((bits[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
  return isGood && (seventhMonth || !isInSeventhMonth(date));
}

const LUNAR_MONTH = new Intl.DateTimeFormat("en-u-ca-chinese", { month: "numeric", timeZone: "UTC" });

/** Returns true for a day of the seventh lunar month, or of a second one in a leap year, which is written `7bis`. */
export function isInSeventhMonth(date: string): boolean {
  return /^7(?!\d)/.test(LUNAR_MONTH.format(new Date(`${date}T00:00:00Z`)));
}

/** GET /public/auspicious-days */
export function listAuspiciousDays({
  from,
  months,
  seventhMonth,
}: AuspiciousDaysQuery): Promise<AuspiciousDays> {
  return Promise.resolve({ docs: auspiciousDays(from || todayInSingapore(), months, seventhMonth) });
}

/** Returns the auspicious days of some months from a day on. */
function auspiciousDays(from: string, months: number, seventhMonth: boolean): AuspiciousDay[] {
  const end = monthsLater(from, months);
  const days: AuspiciousDay[] = [];
  for (let date = from; date < end; date = addDays(date, 1)) {
    if (!isAuspicious(date, { seventhMonth })) continue;
    days.push({
      date,
      lunar: lunarDay(date),
      weekend: [0, 6].includes(weekdayOf(date)),
      seventhMonth: isInSeventhMonth(date),
    });
  }
  return days;
}

/** Returns the weekend days that a search for auspicious days means: from tomorrow on, a year ahead. */
export function comingAuspicious({ seventhMonth = false } = {}, today = todayInSingapore()): AuspiciousDay[] {
  return auspiciousDays(addDays(today, 1), AUSPICIOUS_MONTHS, seventhMonth).filter(({ weekend }) => weekend);
}

function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  // The last day of a shorter month, not the first days of the next.
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

const CHINESE = new Intl.DateTimeFormat("zh-Hans-u-ca-chinese", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const TENS = ["初", "十", "廿", "三"];
const DIGITS = ["十", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** `冬月廿四`: Chinese days have names, while the runtime writes figures. */
function lunarDay(date: string): string {
  const parts = CHINESE.formatToParts(new Date(`${date}T00:00:00Z`));
  const day = Number(parts.find(({ type }) => type === "day")?.value);
  const tens = day === 10 ? "初" : day === 20 ? "二" : day === 30 ? "三" : TENS[Math.floor(day / 10)];
  return `${parts.find(({ type }) => type === "month")?.value ?? ""}${tens}${DIGITS[day % 10]}`;
}
