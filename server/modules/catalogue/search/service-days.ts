import {
  AUSPICIOUS_MONTHS,
  type AuspiciousDay,
  type AuspiciousDays,
  type Avoidable,
} from "@/contracts/catalogue/search/search";
import type { AuspiciousDaysQuery } from "@/contracts/catalogue/search/search.schema";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { isAuspicious, isInSeventhMonth } from "@/lib/singapore-days/almanac";
import { dayNotes } from "@/lib/singapore-days/day-notes";

/** GET /public/auspicious-days */
export function listAuspiciousDays({
  from,
  months,
  seventhMonth,
}: AuspiciousDaysQuery): Promise<AuspiciousDays> {
  const days = daysFrom(from || todayInSingapore(), months);
  return Promise.resolve({ docs: days.filter((date) => isAuspicious(date, { seventhMonth })).map(describe) });
}

function daysFrom(from: string, months: number): string[] {
  const end = monthsLater(from, months);
  const days: string[] = [];
  for (let date = from; date < end; date = addDays(date, 1)) days.push(date);
  return days;
}

const describe = (date: string): AuspiciousDay => ({
  date,
  lunar: lunarDay(date),
  weekend: isWeekend(date),
  seventhMonth: isInSeventhMonth(date),
});

const isWeekend = (date: string) => [0, 6].includes(weekdayOf(date));

type Wishes = { auspicious?: boolean; seventhMonth?: boolean; avoid?: readonly Avoidable[] };

/** Returns true for a day that fits a couple's wishes: auspicious if requested, and nothing they avoid. */
export function isWanted(
  date: string,
  { auspicious = false, seventhMonth = false, avoid = [] }: Wishes,
): boolean {
  if (auspicious && !isAuspicious(date, { seventhMonth })) return false;
  const avoided: readonly string[] = avoid;
  return avoid.length === 0 || !dayNotes(date).some(({ kind }) => avoided.includes(kind));
}

/** Returns true when a search without a date wants certain days rather than any. */
export const wishesDays = ({ auspicious = false, avoid = [] }: Wishes) => auspicious || avoid.length > 0;

/** Returns the weekend days that match the wishes, from tomorrow to a year ahead. */
export function comingDays(wishes: Wishes, today = todayInSingapore()): AuspiciousDay[] {
  return daysFrom(addDays(today, 1), AUSPICIOUS_MONTHS)
    .filter((date) => isWeekend(date) && isWanted(date, wishes))
    .map(describe);
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

/** `冬月廿四`: Chinese dates have names, but the runtime writes digits. */
function lunarDay(date: string): string {
  const parts = CHINESE.formatToParts(new Date(`${date}T00:00:00Z`));
  const day = Number(parts.find(({ type }) => type === "day")?.value);
  const tens = day === 10 ? "初" : day === 20 ? "二" : day === 30 ? "三" : TENS[Math.floor(day / 10)];
  return `${parts.find(({ type }) => type === "month")?.value ?? ""}${tens}${DIGITS[day % 10]}`;
}
