import { AUSPICIOUS_MONTHS, type AuspiciousDay, type AuspiciousDays } from "@/contracts/catalogue/search";
import type { AuspiciousDaysQuery } from "@/contracts/catalogue/search.schema";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { isAuspicious, isInSeventhMonth } from "@/lib/singapore-days/almanac";

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
