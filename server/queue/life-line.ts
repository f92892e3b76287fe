import { sql } from "drizzle-orm";
import type { WorkerEvents } from "graphile-worker";
import type { Db } from "@/server/db/client";
import { log } from "@/server/core/log/log";

/** Any number not used by another advisory lock: "jobs" in ASCII. */
const LIFE_LINE = 0x6a6f6273;
/** A worker takes its first job just before its lock, and has no lock while it reconnects (up to a minute). */
const GRACE_SECONDS = 120;

/**
 * Holds an advisory lock on the connection that listens for jobs, as long as the workers live. The database releases it
 * with the connection, which is how other processes notice that this one died; the library itself waits four hours.
 */
export function holdLifeLine(events: WorkerEvents): void {
  events.on("pool:listen:success", ({ workerPool, client }) => {
    // Its own LISTEN comes first, because a client runs one query at a time.
    client.once("drain", () => {
      // Shared, so that it never waits for a connection that the server still considers alive.
      client
        .query("select pg_advisory_lock_shared($1, hashtext($2))", [LIFE_LINE, workerPool.id])
        .catch((error: unknown) => log.warn({ err: error }, "job queue: no life line"));
    });
  });
}

/** Releases the jobs of workers that died; the attempt counts. */
export async function releaseDeadWorkers(db: Db, graceSeconds = GRACE_SECONDS): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct job.locked_by))
    from graphile_worker.jobs job
    where job.locked_at < now() - make_interval(secs => ${graceSeconds}) and not exists (
      select from pg_locks held
      where held.locktype = 'advisory' and held.objsubid = 2 and held.classid = ${LIFE_LINE}::oid
        and held.database = (select oid from pg_database where datname = current_database())
        and held.objid = (hashtext(job.locked_by)::bigint & 4294967295)::oid)
    having count(*) > 0`);
}
