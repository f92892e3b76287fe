import { addDays, type IsoDate } from "@/lib/dates";
import { isAuspicious, isInSeventhMonth } from "./almanac";
import { RAMADAN, SCHOOL_HOLIDAYS, type SeasonData } from "./holidays.data";
import { isEveOfPublicHoliday, publicHolidayOn } from "./holidays";
import { t, td } from "@/lib/words/t";

/** Kinds of day that couples in Singapore look for or avoid. */
export const DAY_KINDS = [
  "public-holiday",
  "eve",
  "auspicious",
  "seventh-month",
  "ramadan",
  "school-holiday",
] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export type DayNote = {
  kind: DayKind;
  /** Worded for the middle of a sentence: `eve of National Day`, `seventh month`. */
  text: string;
  /** Not announced yet, so the day may still change. */
  expected: boolean;
};

const seasonOf = (seasons: readonly SeasonData[], date: IsoDate) =>
  seasons.find(({ from, to }) => from <= date && date <= to) ?? null;

/** Returns true for a day of the fasting month. */
export const isInRamadan = (date: IsoDate) => seasonOf(RAMADAN, date) !== null;

/** Returns true for a day in the holidays of primary and secondary schools. */
export const isSchoolHoliday = (date: IsoDate) => seasonOf(SCHOOL_HOLIDAYS, date) !== null;

/**
 * Returns the notes on a day that matter when planning a wedding in Singapore, the most important first. Holidays and
 * school holidays are known from 2026 to 2029, the Chinese calendar until 2049.
 */
export function dayNotes(date: IsoDate): DayNote[] {
  const notes: DayNote[] = [];
  const add = (kind: DayKind, text: string, expected = false) => notes.push({ kind, text, expected });

  const holiday = publicHolidayOn(date);
  const next = publicHolidayOn(addDays(date, 1));
  if (holiday?.inLieu)
    add("public-holiday", t("day off for {holiday}", { holiday: td(holiday.name) }), holiday.expected);
  else if (holiday)
    add("public-holiday", t("{holiday}, a public holiday", { holiday: td(holiday.name) }), holiday.expected);
  else if (next && isEveOfPublicHoliday(date))
    add("eve", t("eve of {holiday}", { holiday: td(next.name) }), next.expected);

  if (isAuspicious(date)) add("auspicious", t("auspicious day"));
  if (isInSeventhMonth(date)) add("seventh-month", t("seventh month"));
  const ramadan = seasonOf(RAMADAN, date);
  if (ramadan) add("ramadan", t("Ramadan"), ramadan.expected);
  const school = seasonOf(SCHOOL_HOLIDAYS, date);
  if (school) add("school-holiday", t("school holidays"), school.expected);
  return notes;
}

/**
 * `Eve of National Day · seventh month`; "" for an ordinary day. Days that may still change are marked `(expected)`.
 * `about` filters the notes.
 */
export function dayLine(date: IsoDate, about: (note: DayNote) => boolean = () => true): string {
  const line = dayNotes(date)
    .filter(about)
    .map(({ text, expected }) => (expected ? t("{day} (expected)", { day: text }) : text))
    .join(" · ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
