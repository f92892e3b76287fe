import { ALMANAC_YEARS } from "@/server/modules/catalogue/search/almanac/years.data";
import { almanacYear } from "./lib/almanac-days.mjs";

test("the committed table is what the library calculates", () => {
  const years = Object.entries(ALMANAC_YEARS);
  expect(years.length).toBeGreaterThan(20);
  for (const [year, bits] of years) expect([year, bits]).toEqual([year, almanacYear(Number(year))]);
});
