/** `npm run db -- stop | status | backup FILE | restore FILE [--force] | move URL` */
import "@/server/load-env";
import path from "node:path";
import pg from "pg";
import { readEnv } from "@/lib/env";
import { createPool, databaseConfig } from "@/server/db/client";
import { migrateDatabase } from "@/server/db/migrate";
import { EmbeddedPostgresError } from "@/server/db/postgres/errors";
import { postgresStatus } from "@/server/db/postgres/postgres-status";
import { stopPostgres } from "@/server/db/postgres/stop-postgres";
import { backup } from "@/server/db/transfer/backup";
import { move } from "@/server/db/transfer/move";
import { restore } from "@/server/db/transfer/restore";
import { TransferError } from "@/server/db/transfer/transfer-error";

const USAGE = "npm run db -- stop | status | backup FILE | restore FILE [--force] | move URL";
const env = readEnv();
const dataDir = path.join(env.dataDir, "postgres");
const [command = "", target = "", ...flags] = process.argv.slice(2);

/** A mistake of whoever typed the command: one line, no stack. */
class UsageError extends Error {}

try {
  await run();
} catch (error) {
  const known =
    error instanceof UsageError ||
    error instanceof TransferError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof pg.DatabaseError ||
    (error as NodeJS.ErrnoException).code === "ECONNREFUSED";
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  switch (command) {
    case "status":
      return env.databaseUrl ? showServer() : showEmbedded();
    case "stop": {
      if (env.databaseUrl) throw new UsageError("DATABASE_URL names a server of yours: stop it yourself");
      console.log((await stopPostgres({ dataDir })) ? "PostgreSQL stopped" : "PostgreSQL was not running");
      return;
    }
    case "backup": {
      const file = required(target);
      const { rows } = await withClient(await databaseConfig(), (client) =>
        backup(client, file, console.log),
      );
      console.log(`${rows} rows in ${file}`);
      return;
    }
    case "restore": {
      const file = required(target);
      const force = flags.includes("--force");
      await withClient(await databaseConfig(), (client) =>
        restore(client, file, { force, progress: console.log }),
      );
      console.log(`${file} restored`);
      return;
    }
    case "move": {
      const url = required(target);
      const { rows } = await withClient(await databaseConfig(), (source) =>
        withClient({ connectionString: url }, (into) => move(source, into, console.log)),
      );
      console.log(`${rows} rows moved. Put this into .env and start again:\n\nDATABASE_URL=${url}\n`);
      return;
    }
    default:
      throw new UsageError(USAGE);
  }
}

async function showEmbedded(): Promise<void> {
  const { running, pid, dataDir: cluster, connection } = await postgresStatus({ dataDir });
  console.log(
    running ? `PostgreSQL runs (process ${pid}), socket in ${connection?.host}` : "PostgreSQL does not run",
  );
  console.log(`Data in ${cluster}`);
}

async function showServer(): Promise<void> {
  const client = new pg.Client({ connectionString: env.databaseUrl ?? "" });
  await client.connect();
  const { rows } = await client.query<{ version: string }>("select version()");
  await client.end();
  console.log(`DATABASE_URL answers: ${rows[0]?.version}`);
}

/** One client on a migrated database. */
async function withClient<T>(config: pg.PoolConfig, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = createPool({ ...config, max: 1 });
  try {
    await migrateDatabase(pool);
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

function required(argument: string): string {
  if (!argument) throw new UsageError(USAGE);
  return argument;
}
