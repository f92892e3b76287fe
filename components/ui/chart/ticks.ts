const MOST = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Returns three to six round values from 0 to at least `most`, evenly spaced. */
export function ticksUpTo(most: number): number[] {
  if (most <= 0) return [0, 1];
  const least = most / MOST;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (ROUND.find((each) => each * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}
