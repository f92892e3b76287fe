import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { poolLike } from "@/server/db/pool";
import { queueLogger } from "@/server/core/worker-logger";

/**
 * Creates or upgrades the queue's tables, in the schema `graphile_worker`. Needs the right to create a schema, not to be
 * superuser. Called with the migration lock held, on a connection of its own: the caller's pool may have none to spare.
 */
export async function installQueue(pool: pg.Pool): Promise<void> {
  const own = poolLike(pool, 1);
  try {
    await runMigrations({ pgPool: own, logger: queueLogger });
  } finally {
    await own.end();
  }
}
