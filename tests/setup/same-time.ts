/** How far apart the two may lie: far less than what a password's hash or a floor would make of a difference. */
const WITHIN = 0.25;
const ROUND = 5;
const ROUNDS = 5;

/**
 * That nobody can tell two calls apart by a clock. They go by turns, and the fastest of each are compared: whatever
 * else the machine does only adds to the others. A difference that is there stays, however often it is tried.
 */
export async function expectSameTime(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  /** What each turn needs and no clock should see. */
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  let [fastestOne, fastestOther, apart] = [Infinity, Infinity, 1];
  for (let round = 0; round < ROUNDS && apart >= WITHIN; round++) {
    for (let run = 0; run < ROUND; run++) {
      await prepare();
      fastestOne = Math.min(fastestOne, await timed(one));
      fastestOther = Math.min(fastestOther, await timed(other));
    }
    apart = Math.abs(fastestOne - fastestOther) / Math.max(fastestOne, fastestOther);
  }
  expect(apart).toBeLessThan(WITHIN);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}
