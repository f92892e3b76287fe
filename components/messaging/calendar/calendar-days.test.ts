import { titleOf } from "./calendar-days";

test.each([
  ["month", "2026-11-25", "November 2026"],
  ["week", "2026-11-25", "23 Nov – 29 Nov 2026"],
  ["week", "2026-12-31", "28 Dec 2026 – 3 Jan 2027"],
  ["list", "2026-11-25", "25 Nov 2026 – 23 Jan 2027"],
  ["list", "2026-06-01", "1 Jun – 30 Jul 2026"],
] as const)("the %s of %s is headed %s", (look, date, heading) => {
  expect(titleOf(look, date)).toBe(heading);
});
