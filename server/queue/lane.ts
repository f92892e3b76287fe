import { EventEmitter } from "node:events";
import {
  type CronItem,
  type JobHelpers,
  parseCronItems,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import { describeError, log } from "@/server/core/log/log";
import { queueLogger } from "@/server/core/log/worker-logger";
import { jobSeconds } from "@/server/core/metrics";
import { holdLifeLine } from "./life-line";
import type { Lane, Payload } from "./task";

const POLL_MS = 10_000;
const MAX_ERROR_LENGTH = 500;

/** Returns the library's settings for one lane. */
export function laneOptions(lane: Lane, pool: pg.Pool): RunnerOptions {
  const names = lane.handlers.map(({ task }) => task.name);
  const events: WorkerEvents = new EventEmitter();
  holdLifeLine(events);
  return {
    pgPool: pool,
    concurrency: lane.concurrency,
    taskList: taskList(lane),
    parsedCronItems: parseCronItems(cronItems(lane)),
    forbiddenFlags: () => (lane.isPaused?.() ? names : null),
    noHandleSignals: true,
    logger: queueLogger,
    events,
    // Recorded individually, a job's completion would be an unawaited promise, and a lost database would crash Node.
    preset: {
      worker: { pollInterval: lane.pollMs ?? POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  };
}

/** Every job of the lane, by name. */
function taskList({ handlers, periodic }: Lane): TaskList {
  const jobs = [
    ...handlers.map(({ task, run }) => [task.name, run] as const),
    // Without the queue's payload, which would otherwise become an optional argument such as `now`.
    ...periodic.map(({ name, run }) => [name, () => run()] as const),
  ];
  const list = Object.fromEntries(jobs.map(([name, run]) => [name, guarded(name, run)]));
  if (Object.keys(list).length < jobs.length) throw new Error("two jobs have the same name");
  return list;
}

/** Failures are logged here, and stored in the queue's table without query values or stacks. */
function guarded(name: string, run: (payload: Payload) => Promise<unknown>) {
  return async (payload: unknown, { job }: JobHelpers): Promise<void> => {
    const end = jobSeconds.startTimer({ task: name });
    try {
      await run(payload as Payload);
      end({ outcome: "done" });
    } catch (error) {
      const dead = job.attempts >= job.max_attempts;
      end({ outcome: dead ? "dead" : "failed" });
      const facts = { err: error, job: name, jobId: job.id, attempt: job.attempts };
      if (dead) log.error(facts, "job failed, no attempt is left");
      else log.warn(facts, "job failed, will run again");
      const told = describeError(error);
      const message = typeof told === "string" ? told : `${told.type}: ${told.message}`;
      throw new Error(message.slice(0, MAX_ERROR_LENGTH));
    }
  };
}

function cronItems({ periodic }: Lane): CronItem[] {
  return periodic.map(({ name, cron }) => ({
    task: name,
    match: cron,
    options: { queueName: name, jobKey: name, maxAttempts: 1, backfillPeriod: 0 },
  }));
}
