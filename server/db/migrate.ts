import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import path from "node:path";
import type pg from "pg";

/** Any number that nothing else locks by: "say" in ASCII. */
const MIGRATION_LOCK = 0x736179;

/**
 * Brings the schema up to date. Processes that start together take turns by an advisory lock; all pending
 * migrations run in one transaction, so that a failed one leaves the old schema whole.
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder()): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: folder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}

/** The migrations lie in the project, also when the server runs bundled. */
export function migrationsFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "server/db/migrations");
}
