import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import path from "node:path";
import pg from "pg";
import { readEnv } from "@/lib/env";
import { log } from "@/server/log";
import { migrateDatabase } from "./migrate";
import { ensurePostgres } from "./postgres/ensure-postgres";

export type Database = NodePgDatabase;
/** Inside `database.transaction`. Repos take either. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Db = Database | Transaction;

export type Connection = { pool: pg.Pool; db: Database };

// Pages and API get separate module instances in one process: what there must be one of lives on globalThis.
const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<Connection> };

/** A pool whose idle clients may lose their server without taking Node down. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, idleTimeoutMillis: 30_000, ...config });
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  return pool;
}

/** Where the database is: the server named by DATABASE_URL, or our own, started when it is not running. */
export async function databaseConfig(): Promise<pg.PoolConfig> {
  const env = readEnv();
  if (process.env.NEXT_PHASE === "phase-production-build") {
    throw new Error("the database must not be opened during the build");
  }
  if (env.databaseUrl) return { connectionString: env.databaseUrl, max: env.databasePool };
  const { host, port, user, password, database, ssl } = await ensurePostgres({
    dataDir: path.join(/* turbopackIgnore: true */ env.dataDir, "postgres"),
    log: (line) => log.info(line),
  });
  return { host, port, user, password, database, ssl, max: env.databasePool };
}

async function open(): Promise<Connection> {
  const pool = createPool(await databaseConfig());
  await migrateDatabase(pool);
  return { pool, db: drizzle({ client: pool }) };
}

/** The one connection of this process, opened and migrated at first use. A failed opening may be tried again. */
export function connect(): Promise<Connection> {
  shared.sayangConnection ??= open().catch((error: unknown) => {
    shared.sayangConnection = undefined;
    throw error;
  });
  return shared.sayangConnection;
}

/** The database for services. */
export async function getDb(): Promise<Database> {
  return (await connect()).db;
}

export async function disconnect(): Promise<void> {
  const opened = shared.sayangConnection;
  shared.sayangConnection = undefined;
  if (opened) await (await opened).pool.end();
}
