import { addDays } from "@/lib/dates";
import { isAuspicious, isInSeventhMonth } from "@/lib/singapore-days/almanac";
import { ALMANAC_YEARS } from "@/lib/singapore-days/almanac.data";
import { almanacYear } from "./lib/almanac-days.mjs";

test("the committed table is what the library calculates", () => {
  const years = Object.entries(ALMANAC_YEARS);
  expect(years.length).toBeGreaterThan(20);
  for (const [year, bits] of years) expect([year, bits]).toEqual([year, almanacYear(Number(year))]);
});

test.each([2026, 2027, 2028, 2029, 2044])("no day of the seventh lunar month of %i is auspicious", (year) => {
  const lunar = new Intl.DateTimeFormat("en-u-ca-chinese", { month: "numeric", timeZone: "UTC" });
  const days: string[] = [];
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) days.push(date);
  // The seventh month of 2044 comes twice, the second time as "7bis".
  const ghost = days.filter((date) => lunar.format(new Date(`${date}T00:00:00Z`)).startsWith("7"));
  expect(ghost.length).toBeGreaterThanOrEqual(year === 2044 ? 58 : 29);
  expect(ghost.filter((date) => isAuspicious(date))).toEqual([]);
  expect(ghost.filter((date) => isAuspicious(date, { seventhMonth: true })).length).toBeGreaterThan(4);
  expect(days.filter((date) => isInSeventhMonth(date))).toEqual(ghost);
  expect(days.filter((date) => isAuspicious(date)).length).toBeGreaterThan(80);
});

test("the Ghost Festival of 2027 and the weekends after it are not auspicious, the month after is", () => {
  expect(["2027-08-16", "2027-08-21", "2027-08-29"].filter((date) => isAuspicious(date))).toEqual([]);
  const september = Array.from({ length: 30 }, (_, at) => addDays("2027-09-01", at));
  expect(september.filter((date) => isAuspicious(date)).length).toBeGreaterThan(4);
});
