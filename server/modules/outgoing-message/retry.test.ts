import { isExpired, isGivenUp, secondsUntilRetry } from "./retry";

test("waits double from a minute to half an hour, and spread", () => {
  const waits = [1, 2, 3, 5, 6, 40].map((attempts) => secondsUntilRetry(attempts, 0.5));
  expect(waits).toEqual([60, 120, 240, 960, 1800, 1800]);
  expect(secondsUntilRetry(1, 0)).toBe(48);
  expect(secondsUntilRetry(1, 1)).toBe(72);
});

test("codes run out after ten minutes, reset links after an hour, all else after three days", () => {
  expect(isExpired("two-step-code", 599_000)).toBe(false);
  expect(isExpired("two-step-code", 600_000)).toBe(true);
  expect(isExpired("reset-password", 3_600_000)).toBe(true);
  expect(isExpired("vendor-approved", 1e12)).toBe(false);
  expect(isGivenUp(3 * 86_400_000 - 1)).toBe(false);
  expect(isGivenUp(3 * 86_400_000)).toBe(true);
});
