import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import type { Payload, PeriodicJob, Task } from "./task";

export type EnqueueOptions = {
  /**
   * At most one waiting job has this key: enqueueing again replaces its payload and time and resets its attempts. A
   * running job is not replaced; another one follows it.
   */
  key?: string;
  /** Not before this time; by default, when the transaction commits. */
  runAt?: Date;
  /** Overrides the task's own. */
  maxAttempts?: number;
  /** Runs after jobs of the same lane that are due and not marked so. */
  isBulk?: boolean;
};

/** Larger numbers run later. */
const BULK_PRIORITY = 10;

/**
 * Adds a job in the caller's transaction: it runs after the commit, usually within milliseconds, and never if it rolls
 * back. The queue is not part of backups (docs/decisions/0012-jobs.md): what must not be lost has a row of our own,
 * from which a periodic job can enqueue it again.
 */
export async function enqueue<P extends Payload>(
  tx: Db,
  task: Task<P>,
  payload: P,
  { key, runAt, maxAttempts = task.maxAttempts, isBulk = false }: EnqueueOptions = {},
): Promise<void> {
  // The task's name is also its flag: a paused lane skips jobs by their flags.
  await tx.execute(sql`
    select from graphile_worker.add_job(
      ${task.name}, ${JSON.stringify(payload)}::json, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::int, priority => ${isBulk ? BULK_PRIORITY : 0}::int, job_key => ${key ?? null}::text, flags => array[${task.name}]::text[])`);
}

/** Makes a periodic job due now; several calls before it runs cause one run. */
export async function enqueuePeriodic(db: Db, { name }: PeriodicJob): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.add_job(
      ${name}, queue_name => ${name}, max_attempts => 1, job_key => ${name}::text)`);
}
