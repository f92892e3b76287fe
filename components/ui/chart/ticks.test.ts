import { ticksUpTo } from "./ticks";

test.each([
  [0, [0, 1]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [7, [0, 2, 4, 6, 8]],
  [12_345, [0, 2_500, 5_000, 7_500, 10_000, 12_500]],
  [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])("up to %d", (most, ticks) => {
  const found = ticksUpTo(most);
  expect(found).toHaveLength(ticks.length);
  found.forEach((each, at) => expect(each).toBeCloseTo(ticks[at] ?? NaN));
});
