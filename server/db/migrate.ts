import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import path from "node:path";
import type pg from "pg";
import { log } from "@/server/core/log/log";
import { applyFunctions, functionsFolder } from "./functions";
import { runMigrations } from "graphile-worker";
import { poolLike } from "./pool";
import { queueLogger } from "@/server/core/log/worker-logger";

/** Any number not used by another advisory lock: "say" in ASCII. */
const MIGRATION_LOCK = 0x736179;

/**
 * Brings the schema up to date, then the functions and triggers in `server/db/functions`. Processes that start together
 * take turns, using an advisory lock. All pending migrations run in one transaction and all changed functions in
 * another, so a failure leaves the old state intact. The job queue's schema comes last.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  folder = migrationsFolder(),
  functions = functionsFolder(),
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: folder });
      // An older process starting during a roll-out must not restore its own functions.
      if (await hasLaterMigration(client, folder)) log.warn("the database is newer than this build");
      else await applyFunctions(client, functions);
      await installQueue(pool);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function hasLaterMigration(client: pg.ClientBase, migrationsFolder: string): Promise<boolean> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rows } = await client.query<{ later: boolean }>(
    "select exists (select from drizzle.__drizzle_migrations where created_at > $1) as later",
    [newest],
  );
  return rows[0]?.later ?? false;
}

/** Returns the folder of migrations, which is in the project folder even when the server runs bundled. */
export function migrationsFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "server/db/migrations");
}

/**
 * Creates or upgrades the queue's tables, in the schema `graphile_worker`. Requires permission to create a schema, but
 * not superuser. Called with the migration lock held, on a separate connection, because the caller's pool may have none
 * to spare.
 */
async function installQueue(pool: pg.Pool): Promise<void> {
  const own = poolLike(pool, 1);
  try {
    await runMigrations({ pgPool: own, logger: queueLogger });
  } finally {
    await own.end();
  }
}
