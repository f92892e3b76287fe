import { timeLeft } from "./time-left";

const NOW = Date.parse("2026-11-21T00:00:00Z");
const left = (minutes: number) => timeLeft(new Date(NOW + minutes * 60_000).toISOString(), NOW);

test("shows the two largest units that matter", () => {
  expect(left(72 * 60)).toBe("3 d 0 h");
  expect(left(28 * 60 + 59)).toBe("1 d 4 h");
  expect(left(24 * 60 - 1)).toBe("23 h 59 min");
  expect(left(60)).toBe("1 h 0 min");
  expect(left(59)).toBe("59 min");
});

test("the last seconds count as a minute, and then the time is over", () => {
  expect(left(0.2)).toBe("1 min");
  expect(left(0)).toBeNull();
  expect(left(-5)).toBeNull();
});
