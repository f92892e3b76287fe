import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { run, type Runner } from "graphile-worker";
import type pg from "pg";
import { connect, getDb } from "@/server/db/client";
import { poolLike } from "@/server/db/pool";
import { log } from "@/server/core/log/log";
import { enqueuePeriodic } from "./enqueue";
import { laneOptions } from "./lane";
import { maintainQueue } from "./maintenance";
import type { Lane } from "./task";

const MAINTENANCE_MS = 30_000;
const RESTART_MS = 5_000;
/** Within the server's own 10 seconds. Unfinished jobs run again elsewhere. */
const STOP_MS = 8_000;
/** One connection per lane listens, the others take and finish jobs. */
const SPARE_CONNECTIONS = 4;

/**
 * Works through the lanes until stopped, and recovers by itself when the database is lost. `stop` takes no more jobs
 * and waits up to 8 seconds for running ones.
 */
export function startQueue(lanes: readonly Lane[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ended = keepRunning(lanes, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function keepRunning(lanes: readonly Lane[], stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runUntilBroken(lanes, stopping);
    } catch (error) {
      log.error({ err: error }, "job queue broke off, will start again");
    }
    if (!stopping.aborted)
      await sleep(RESTART_MS, undefined, { signal: stopping, ref: false }).catch(() => null);
  }
}

async function runUntilBroken(lanes: readonly Lane[], stopping: AbortSignal): Promise<void> {
  const stopped = stopping.aborted ? Promise.resolve() : once(stopping, "abort");
  // A separate pool, because listening occupies connections permanently, and the services' pool may have only two.
  const pool = poolLike((await connect()).pool, lanes.length + SPARE_CONNECTIONS);
  const runners: Runner[] = [];
  let maintenance: NodeJS.Timeout | undefined;
  try {
    for (const lane of lanes) runners.push(await run(laneOptions(lane, pool)));
    const db = await getDb();
    for (const job of lanes.flatMap(({ periodic }) => periodic)) await enqueuePeriodic(db, job);
    maintenance = setInterval(() => void maintain(lanes), MAINTENANCE_MS).unref();
    await maintain(lanes);
    await Promise.race([stopped, ...runners.map(({ promise }) => promise)]);
  } finally {
    clearInterval(maintenance);
    await withinTime(close(runners, pool));
  }
}

async function maintain(lanes: readonly Lane[]): Promise<void> {
  try {
    await maintainQueue(await getDb(), lanes);
  } catch (error) {
    log.warn({ err: error }, "job queue: upkeep failed, will be tried again");
  }
}

async function close(runners: readonly Runner[], pool: pg.Pool): Promise<void> {
  // A runner that has already ended rejects being stopped.
  await Promise.allSettled(runners.map((runner) => runner.stop()));
  await pool.end();
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  const done = await Promise.race([work.then(() => true), sleep(STOP_MS, false, { ref: false })]);
  if (!done) log.warn("job queue: jobs were still running at the stop, they will run again");
}
