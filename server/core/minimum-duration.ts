import { setTimeout as wait } from "node:timers/promises";

/** In ms. Longer than the work takes, so that the response time does not reveal its outcome. */
export const FLOOR_MS = 250;

/**
 * Settles like `work`, but never before a quarter of a second has passed, so that timing does not reveal, for instance,
 * whether an address is known.
 */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(FLOOR_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
