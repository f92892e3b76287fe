const RUNS = 5;
/** A timer may fire a millisecond early by the clock that measures it. */
const TIMER_SLACK_MS = 2;
/** Without the password hash, a call takes less than a tenth of the CPU time. */
const LEAST_SHARE = 0.5;

/** Runs before each call, outside of the measurement. */
type Prepare = () => Promise<unknown>;

/**
 * Expects that no call settles before `floorMs`, so that the response time does not reveal which path was taken. Other
 * load on the machine only adds time, so it can't make this fail.
 */
export async function expectMinimumDuration(
  floorMs: number,
  calls: readonly (() => Promise<unknown>)[],
  prepare: Prepare = () => Promise.resolve(),
): Promise<void> {
  for (const call of calls) {
    await prepare();
    const start = performance.now();
    await call();
    expect(performance.now() - start).toBeGreaterThanOrEqual(floorMs - TIMER_SLACK_MS);
  }
}

/**
 * Expects both calls to cost this process about the same CPU time. The cheapest run of each counts; time taken by other
 * processes does not.
 */
export async function expectSameWork(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  prepare: Prepare = () => Promise.resolve(),
): Promise<void> {
  const cheapest = { one: Infinity, other: Infinity };
  for (let run = 0; run < RUNS; run++) {
    await prepare();
    cheapest.one = Math.min(cheapest.one, await cpuTime(one));
    cheapest.other = Math.min(cheapest.other, await cpuTime(other));
  }
  const [less, more] = [cheapest.one, cheapest.other].sort((a, b) => a - b) as [number, number];
  expect(less / more).toBeGreaterThan(LEAST_SHARE);
}

async function cpuTime(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
