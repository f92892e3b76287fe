import { Lunar } from "lunar-typescript";
import { addDays, weekdayOf } from "@/lib/dates";
import { dayLine, dayNotes, isInRamadan, isSchoolHoliday } from "./day-notes";
import {
  FIRST_KNOWN_YEAR,
  LAST_KNOWN_YEAR,
  PUBLIC_HOLIDAYS,
  RAMADAN,
  SCHOOL_HOLIDAYS,
} from "./holidays.data";
import { isEveOfPublicHoliday, isPublicHoliday, publicHolidayOn } from "./holidays";

const YEARS = Array.from(
  { length: LAST_KNOWN_YEAR - FIRST_KNOWN_YEAR + 1 },
  (_, at) => FIRST_KNOWN_YEAR + at,
);

function dateOf(year: number, name: string): string {
  return PUBLIC_HOLIDAYS.find((day) => day.date.startsWith(`${year}`) && day.name === name)?.date ?? "";
}

const lunar = (year: number, month: number, day: number) =>
  Lunar.fromYmd(year, month, day).getSolar().toYmd();

/** Gauss's algorithm for the Gregorian Easter, valid from 1900 to 2099. */
function goodFriday(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  return addDays(`${year}-03-22`, moon + toSunday - 2);
}

test.each(YEARS)("%i has the eleven public holidays, in order", (year) => {
  const days = PUBLIC_HOLIDAYS.filter(({ date }) => date.startsWith(`${year}`));
  expect(days).toHaveLength(11);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  expect(dateOf(year, "Chinese New Year")).toBe(lunar(year, 1, 1));
  expect(dateOf(year, "Vesak Day")).toBe(lunar(year, 4, 15));
  expect(dateOf(year, "Good Friday")).toBe(goodFriday(year));
  expect(dateOf(year, "National Day")).toBe(`${year}-08-09`);
});

test.each(YEARS)("the Muslim holidays of %i are within a day of the Umm al-Qura calendar", (year) => {
  const hijri = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const near = (date: string) =>
    [-1, 0, 1].map((days) => hijri.format(new Date(`${addDays(date, days)}T00:00:00Z`)).split(" ")[0]);
  expect(near(dateOf(year, "Hari Raya Puasa"))).toContain("10/1");
  expect(near(dateOf(year, "Hari Raya Haji"))).toContain("12/10");
  // Ramadan ends where Hari Raya Puasa begins.
  expect(isInRamadan(addDays(dateOf(year, "Hari Raya Puasa"), -1))).toBe(true);
  expect(isInRamadan(dateOf(year, "Hari Raya Puasa"))).toBe(false);
  expect(near(RAMADAN.find(({ from }) => from.startsWith(`${year}`))?.from ?? "2000-01-01")).toContain("9/1");
});

test("Deepavali is on or the day before a new moon in October or November", () => {
  for (const year of YEARS) {
    const next = [0, 1, 2].map((days) => addDays(dateOf(year, "Deepavali"), days));
    const chinese = new Intl.DateTimeFormat("en-u-ca-chinese", { day: "numeric", timeZone: "UTC" });
    expect(next.map((date) => chinese.format(new Date(`${date}T00:00:00Z`)))).toContain("1");
  }
});

test("the day after a holiday on a Sunday is off, or the next one when that is a holiday itself", () => {
  expect(publicHolidayOn("2026-08-10")).toEqual({ name: "National Day", inLieu: true, expected: false });
  expect(publicHolidayOn("2027-02-08")).toMatchObject({ name: "Chinese New Year", inLieu: true });
  expect(isPublicHoliday("2027-08-10")).toBe(false);
  // A holiday on a Saturday gives no day off.
  expect([weekdayOf("2027-05-01"), isPublicHoliday("2027-05-03")]).toEqual([6, false]);
});

test("an eve is the day before a holiday, unless it is a holiday itself", () => {
  expect(
    ["2027-08-08", "2026-12-31", "2029-12-31", "2027-02-05"].every((day) => isEveOfPublicHoliday(day)),
  ).toBe(true);
  expect(["2027-02-06", "2026-08-09", "2027-08-07"].some((day) => isEveOfPublicHoliday(day))).toBe(false);
});

test("schools have four holidays a year, each beginning on a Saturday", () => {
  for (const year of YEARS) {
    const breaks = SCHOOL_HOLIDAYS.filter(({ from }) => from.startsWith(`${year}`));
    expect(breaks.map(({ from }) => weekdayOf(from))).toEqual([6, 6, 6, 6]);
  }
  expect(["2027-05-28", "2027-05-29", "2027-06-27", "2027-06-28"].map((day) => isSchoolHoliday(day))).toEqual(
    [false, true, true, false],
  );
});

test("describes a day in one line", () => {
  expect(dayLine("2027-08-08")).toBe("Eve of National Day · seventh month");
  expect(dayLine("2026-12-25")).toBe("Christmas Day, a public holiday · school holidays");
  expect(dayLine("2028-02-28")).toBe("Day off for Hari Raya Puasa (expected) · auspicious day");
  expect(dayLine("2027-02-20")).toContain("Ramadan (expected)");
  expect(dayLine("2027-06-01")).toContain("chool holidays");
  expect(dayNotes("2027-07-14")).toEqual([]);
});

test("a year without announced holidays has only the Chinese calendar", () => {
  const kinds = Array.from({ length: 365 }, (_, at) => dayNotes(addDays("2031-01-01", at))).flat();
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(["auspicious", "seventh-month"]));
});
