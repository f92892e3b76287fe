import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { releaseDeadWorkers } from "./life-line";
import type { Lane } from "./task";

/**
 * Maintenance that must not depend on the queue itself, since a dead worker may hold its jobs. Every process runs it;
 * running it twice changes nothing.
 */
export async function maintainQueue(db: Db, lanes: readonly Lane[]): Promise<void> {
  await releaseDeadWorkers(db);
  for (const { task } of lanes.flatMap(({ handlers }) => handlers)) {
    if (task.longestWaitSeconds !== undefined) await capWait(db, task.name, task.longestWaitSeconds);
  }
}

/** Brings forward retries that would wait longer than `seconds`. Jobs scheduled for later keep their time. */
export async function capWait(db: Db, task: string, seconds: number): Promise<void> {
  const latest = sql`now() + make_interval(secs => ${seconds})`;
  await db.execute(sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where task_identifier = ${task} and locked_at is null and run_at > ${latest}
          and attempts > 0 and attempts < max_attempts),
      run_at => ${latest})`);
}
