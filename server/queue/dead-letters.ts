import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";

const KEPT_DAYS = 30;

export type DeadLetter = {
  id: string;
  task: string;
  key: string | null;
  attempts: number;
  error: string;
  failedAt: Date;
};

const isDead = sql`attempts >= max_attempts and locked_at is null`;

/** Jobs that failed at every attempt, latest first. */
export async function listDeadLetters(db: Db): Promise<DeadLetter[]> {
  const { rows } = await db.execute<{
    id: string;
    task: string;
    key: string | null;
    attempts: number;
    error: string | null;
    failed_at: string;
  }>(sql`
    select id::text, task_identifier as task, key, attempts, last_error as error, updated_at as failed_at
    from graphile_worker.jobs where ${isDead} order by updated_at desc, id desc`);
  return rows.map(({ failed_at, error, ...row }) => ({
    ...row,
    error: error ?? "",
    failedAt: new Date(failed_at),
  }));
}

/** Makes a dead letter due now, with a full set of attempts. Returns false when none has this id. */
export async function retryDeadLetter(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select count(*) > 0 as found from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and ${isDead}),
      run_at => now(), attempts => 0)`);
  return rows[0]?.found ?? false;
}

/** Deletes dead letters that were not retried for 30 days. */
export async function deleteOldDeadLetters(db: Db): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs
        where ${isDead} and updated_at < now() - make_interval(days => ${KEPT_DAYS})))`);
}
