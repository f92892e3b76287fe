import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";

export type QueueState = {
  /** Due, and taken by no worker yet. */
  due: number;
  running: number;
  /** Due later, retries included. */
  later: number;
  /** When the oldest due job became due. */
  oldestDueAt: Date | null;
};

/** Returns the workers' backlog. Jobs that failed at every attempt don't count. */
export async function queueState(db: Db): Promise<QueueState> {
  const { rows } = await db.execute<{
    due: number;
    running: number;
    later: number;
    oldest: string | null;
  }>(sql`
    select (count(*) filter (where locked_at is null and run_at <= now()))::int as due,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where locked_at is null and run_at > now()))::int as later,
      min(run_at) filter (where locked_at is null and run_at <= now()) as oldest
    from graphile_worker.jobs where attempts < max_attempts or locked_at is not null`);
  const { due = 0, running = 0, later = 0, oldest = null } = rows[0] ?? {};
  return { due, running, later, oldestDueAt: oldest === null ? null : new Date(oldest) };
}
