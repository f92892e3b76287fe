import { offDayLines } from "./off-days";

it("groups consecutive days and omits past ones", () => {
  const days = ["2026-12-26", "2026-12-24", "2026-12-25", "2027-02-17", "2026-01-01", "2026-12-25"];
  expect(offDayLines(days, "2026-11-21")).toEqual(["24 Dec 2026 to 26 Dec 2026", "17 Feb 2027"]);
});

it("does not list a whole year", () => {
  const every = ["01", "03", "05", "07", "09", "11", "13", "15"].map((day) => `2027-03-${day}`);
  const lines = offDayLines(every, "2026-11-21");
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toMatch(/calendar/);
});
