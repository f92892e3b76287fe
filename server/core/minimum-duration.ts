import { setTimeout as wait } from "node:timers/promises";

/** In ms. Longer than the work behind it takes, so that the response time does not tell which way the work went. */
export const FLOOR_MS = 250;

/**
 * Settles as `work` does, but never before a quarter of a second has passed: a clock must not tell, for one, whether an
 * address is known.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(FLOOR_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
