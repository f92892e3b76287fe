import { countUnits, unitsLabel, unitsOf } from "./units";

test.each([
  ["table of 10", "tables of 10"],
  ["gown", "gowns"],
  ["box", "boxes"],
  ["party of 6", "parties of 6"],
  ["dress", "dresses"],
  ["person", "people"],
  ["day", "days"],
  ["set-up", "set-ups"],
  ["set of 300", "sets of 300"],
])("the plural of %s is %s", (unit, units) => {
  expect(unitsOf(unit)).toBe(units);
});

test("counts in units of sale", () => {
  expect(countUnits(1, "table of 10")).toBe("1 table of 10");
  expect(countUnits(20, "table of 10")).toBe("20 tables of 10");
  expect(countUnits(2, "100 guests")).toBe("2 × 100 guests");
  expect(unitsLabel("table of 10")).toBe("Tables of 10");
  expect(unitsLabel("100 guests")).toBe("How many × 100 guests");
});
