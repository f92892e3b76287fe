import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import path from "node:path";
import type pg from "pg";
import { readEnv } from "@/lib/env";
import { log } from "@/server/core/log/log";
import { migrateDatabase } from "./migrate";
import { createPool } from "./pool";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";

export type Database = NodePgDatabase;
/** The handle inside `database.transaction`. Repos accept either. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Db = Database | Transaction;

export type Connection = { pool: pg.Pool; db: Database };

// Pages and API load separate module instances in one process, so singletons are on globalThis.
const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<Connection> };

/**
 * Deadlines for a server that serves people, in milliseconds: nobody waits longer for a connection, a statement or a
 * lock, and an abandoned transaction is ended. `query_timeout` covers a server that hangs.
 */
export const DEADLINES = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 75_000,
} satisfies pg.PoolConfig;

/** Connections of a process that only reads. */
const READERS = 4;

/** Returns the folder of our own server. */
export const embeddedDatabase = () => ({
  dataDir: path.join(/* turbopackIgnore: true */ readEnv().dataDir, "postgres"),
});

/** Returns the connection settings: DATABASE_URL, or our own server, which is started if necessary. */
export async function databaseConfig(): Promise<pg.PoolConfig> {
  const env = readEnv();
  if (process.env.NEXT_PHASE === "phase-production-build") {
    throw new Error("the database must not be opened during the build");
  }
  if (env.databaseUrl) return { connectionString: env.databaseUrl, max: env.databasePool };
  const { host, port, user, password, database, ssl } = await ensurePostgres({
    ...embeddedDatabase(),
    log: (line) => log.info(line),
  });
  return { host, port, user, password, database, ssl, max: env.databasePool };
}

async function open(deadlines: pg.PoolConfig): Promise<Connection> {
  const config = await databaseConfig();
  const migrating = createPool({ ...config, max: 2 });
  await migrateDatabase(migrating).finally(() => migrating.end());
  const pool = createPool({ ...config, ...deadlines });
  return { pool, db: drizzle({ client: pool }) };
}

/**
 * Returns this process's only connection, opened and migrated on first use. Servers pass deadlines; scripts take as
 * long as they need. A failed attempt can be repeated.
 */
export function connect(deadlines: pg.PoolConfig = {}): Promise<Connection> {
  shared.sayangConnection ??= open(deadlines).catch((error: unknown) => {
    shared.sayangConnection = undefined;
    throw error;
  });
  return shared.sayangConnection;
}

/**
 * Gives this process a few read-only connections to a database that another process starts and migrates. When the
 * database moves, only the pool's settings change.
 */
export function connectForReading(config: pg.PoolConfig): pg.Pool {
  const pool = createPool({
    ...DEADLINES,
    max: READERS,
    ...config,
    options: "-c default_transaction_read_only=on",
  });
  shared.sayangConnection = Promise.resolve({ pool, db: drizzle({ client: pool }) });
  return pool;
}

export async function getDb(): Promise<Database> {
  return (await connect()).db;
}

export async function disconnect(): Promise<void> {
  const opened = shared.sayangConnection;
  shared.sayangConnection = undefined;
  if (opened) await (await opened).pool.end();
}
