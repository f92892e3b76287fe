/** `npm run db -- …`: administers the configured database. */
import "@/server/core/load-env";
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { EnvError, readEnv } from "@/lib/env";
import { migrateDatabase } from "@/server/db/migrate";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { EmbeddedPostgresError, errorMessage } from "@/tools/postgres/base/errors";
import { postgresStatus } from "@/tools/postgres/postgres-status";
import { stopPostgres } from "@/tools/postgres/stop-postgres";
import { backup } from "@/tools/transfer/backup";
import { move } from "@/tools/transfer/move";
import { restore } from "@/tools/transfer/restore";
import { TransferError } from "@/tools/transfer/transfer-error";

const USAGE = `npm run db -- COMMAND

  status                        show where the database is and whether it is running (exits with 3 if not)
  stop                          stop the embedded PostgreSQL until Sayang, or a command that needs it, is started
  backup FILE [--force]         write everything to FILE; --force replaces an existing file
  restore FILE [--force]        load FILE into an empty database; --force replaces its contents
  move URL [--force] [--live]   copy everything to the PostgreSQL at URL; --live while Sayang is running

DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

/** A mistake in the command line: printed as one line, without a stack. */
class UsageError extends Error {}

type Flags = { force: boolean; live: boolean };
const print = (line: string) => console.log(line);
const indented = (line: string) => console.log(`  ${line}`);

try {
  await run();
} catch (error) {
  const known = [TransferError, EmbeddedPostgresError, EnvError, pg.DatabaseError];
  if (error instanceof UsageError) console.error(error.message);
  else console.error(known.some((kind) => error instanceof kind) ? errorMessage(error) : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals, flags } = readArguments();
  const [command, target, ...rest] = positionals;
  if (!command || rest.length > 0) throw new UsageError(USAGE);
  if (command === "status" && !target) return status();
  if (command === "stop" && !target) return stop();
  if (command === "backup" && target) return backUp(target, flags);
  if (command === "restore" && target) return restoreFrom(target, flags);
  if (command === "move" && target) return moveTo(target, flags);
  throw new UsageError(USAGE);
}

function readArguments(): { positionals: string[]; flags: Flags } {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: flag, live: flag },
    });
    return { positionals, flags: { force: values.force, live: values.live } };
  } catch (error) {
    throw new UsageError(`${errorMessage(error)}\n\n${USAGE}`);
  }
}

async function status(): Promise<void> {
  const { databaseUrl } = readEnv();
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl);
    print(`DATABASE_URL: ${host}${pathname}`);
    return withPool({ connectionString: databaseUrl }, (pool) => withClient(pool, describe));
  }
  const { state, pid, dataDir, log, connection } = await postgresStatus({ dataDir: embedded() });
  print(
    {
      none: "There is no database yet: the first start of Sayang makes it",
      stopped: "The embedded PostgreSQL does not run",
      busy: `The embedded PostgreSQL is starting, stopping or recovering (process ${pid})`,
      running: `The embedded PostgreSQL runs (process ${pid})`,
    }[state],
  );
  indented(`data in ${dataDir}`);
  if (state !== "none") indented(`log in ${log}`);
  if (!connection) process.exitCode = 3;
  else await withPool(connection, (pool) => withClient(pool, describe));
}

async function describe(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<Record<"version" | "size" | "sessions" | "tables", string>>(`
    select current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size,
      (select count(*) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as sessions,
      (select count(*) from pg_tables where schemaname = 'public') as tables`);
  const [about] = rows;
  if (!about) return;
  indented(
    `PostgreSQL ${about.version}, ${about.tables} tables, ${about.size}, ${about.sessions} other sessions`,
  );
}

async function stop(): Promise<void> {
  if (readEnv().databaseUrl)
    throw new UsageError("DATABASE_URL names a server of your own: stop that yourself");
  print(
    (await stopPostgres({ dataDir: embedded(), onPurpose: true }))
      ? "PostgreSQL stopped"
      : "PostgreSQL was not running",
  );
}

async function backUp(file: string, { force }: Flags): Promise<void> {
  const rows = await withPool(await current(), (pool) =>
    withClient(pool, (client) => backup(client, file, { overwrite: force, progress: indented })),
  );
  print(`${rows} rows in ${file}`);
}

async function restoreFrom(file: string, { force }: Flags): Promise<void> {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`);
  const rows = await withPool(await current({ make: true }), (pool) => {
    const migrate = () => makeSchema(pool);
    return withClient(pool, (client) => restore(client, file, { force, migrate, progress: indented }));
  });
  print(
    `${rows} rows restored from ${file}. Restart Sayang where it runs: it may still show what it has in memory.`,
  );
}

async function moveTo(url: string, flags: Flags): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new UsageError(`${url} is no postgres:// URL`);
  const rows = await withPool(await current(), (from) =>
    withPool({ connectionString: url }, (into) => {
      const options = { ...flags, migrate: () => makeSchema(into), progress: indented };
      return withClient(from, (source) => withClient(into, (target) => move(source, target, options)));
    }),
  );
  print(`${rows} rows moved. Put this into .env and start Sayang again; pictures stay in DATA_DIR:\n`);
  print(`DATABASE_URL=${url}\n`);
}

async function makeSchema(pool: pg.Pool): Promise<void> {
  await migrateDatabase(pool).catch((error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new UsageError(`The schema cannot be made there: ${errorMessage(cause)}`);
  });
}

function embedded(): string {
  return path.join(readEnv().dataDir, "postgres");
}

/** Returns the configured database. Starts the embedded server, and creates it only when `make` is set. */
async function current({ make = false } = {}): Promise<pg.PoolConfig> {
  const { databaseUrl } = readEnv();
  if (databaseUrl) return { connectionString: databaseUrl };
  const { state, dataDir } = await postgresStatus({ dataDir: embedded() });
  if (state === "none" && !make) throw new UsageError(`There is no database in ${dataDir}`);
  return ensurePostgres({ dataDir: embedded(), log: print });
}

async function withPool<T>(config: pg.PoolConfig, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ ...config, max: 2, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const { connectionString, host } = pool.options;
  const client = await pool.connect().catch((error: unknown) => {
    const where = connectionString ? new URL(connectionString).host : host;
    throw new UsageError(`PostgreSQL at ${where} does not answer: ${errorMessage(error)}`);
  });
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}
