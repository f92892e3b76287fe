import { improve } from "./anneal";
import { seatGreedily } from "./greedy";
import type { Assignment, SeatProblem } from "./problem";
import { seededRandom } from "./random";

const SLICE_MS = 10;

type Options = {
  seed: number;
  signal?: AbortSignal;
  /** Called with the fraction done, from 0 to 1. */
  onProgress?: (done: number) => void;
};

/** Seats everyone for whom there is a seat. Deterministic for the same problem and seed. */
export function seatAllNow(problem: SeatProblem, seed: number): Assignment {
  const state = seatGreedily(problem);
  const steps = improve(state, seededRandom(seed));
  while (!steps.next().done);
  return state.assignment();
}

/**
 * Like `seatAllNow`, but in slices of ten milliseconds, so that the page stays responsive. Returns null when aborted.
 */
export async function seatAll(
  problem: SeatProblem,
  { seed, signal, onProgress }: Options,
): Promise<Assignment | null> {
  await pause();
  const state = seatGreedily(problem);
  await pause();
  let until = performance.now() + SLICE_MS;
  for (const done of improve(state, seededRandom(seed))) {
    if (performance.now() < until) continue;
    onProgress?.(done);
    await pause();
    if (signal?.aborted) return null;
    until = performance.now() + SLICE_MS;
  }
  return signal?.aborted ? null : state.assignment();
}

/** Lets the page paint and respond. Browsers throttle timers, but not messages. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
