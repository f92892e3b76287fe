import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import lockfile from "proper-lockfile";
import { serverAddress } from "./address";
import { EmbeddedPostgresError, locateBinaries } from "./binaries";
import { serverUser } from "./identity";
import { initCluster } from "./initdb";
import { type ClusterPaths, clusterPaths, prepareSocketDir } from "./paths";
import { ping } from "./ping";
import { type Address, spawnServer } from "./server-process";

export type EmbeddedPostgres = Address & {
  database: string;
  /** Whether it ran already. */
  adopted: boolean;
  /** Where the cluster lies: `dataDir`, or where `<dataDir>.location` points. */
  cluster: string;
};

type Options = { dataDir: string; log?: (line: string) => void };

const DATABASE = "sayang";
const START_SECONDS = 60;
const LOCK = {
  stale: 5_000,
  update: 1_000,
  retries: { retries: 400, factor: 1, minTimeout: 50, maxTimeout: 60 },
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the PostgreSQL of `dataDir`, or adopts it when it runs. Safe for processes that start together, as root, after
 * a kill and with `npm install --ignore-scripts`. The server outlives Node. Throws EmbeddedPostgresError, whose
 * message asks for DATABASE_URL, where it cannot run.
 */
export async function ensurePostgres({ dataDir, log = () => undefined }: Options): Promise<EmbeddedPostgres> {
  if (process.env.NEXT_PHASE === "phase-production-build") {
    throw new Error("the database must not be opened during the build");
  }
  const user = serverUser(dataDir);
  const paths = clusterPaths(dataDir, user);
  if (paths.cluster !== paths.dataDir) {
    log(`${paths.dataDir} cannot be reached by PostgreSQL's user: the database lies in ${paths.cluster}`);
  }
  const address = await serverAddress(paths);
  const at = (adopted: boolean) => ({ ...address, database: DATABASE, adopted, cluster: paths.cluster });
  if ((await ping(address, paths.cluster)) === "ours") {
    await createDatabase(address);
    return at(true);
  }
  const release = await lockfile.lock(path.dirname(paths.cluster), {
    ...LOCK,
    lockfilePath: paths.startLock,
  });
  try {
    const adopted = (await ping(address, paths.cluster)) === "ours";
    if (!adopted) {
      const native = locateBinaries(user);
      initCluster(paths.cluster, native, user, address.password ?? null);
      if (address.port === undefined) prepareSocketDir(paths.socketDir, user);
      await start(paths, native, user, address);
      log("PostgreSQL started");
    }
    await createDatabase(address);
    return at(adopted);
  } finally {
    await release();
  }
}

/** Old backends may hold shared memory for a moment after a kill: then the new server gives up, and is tried again. */
async function start(
  paths: ClusterPaths,
  native: string,
  user: ReturnType<typeof serverUser>,
  address: Address,
): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000;
  let server = spawnServer(paths, native, user, address);
  while (Date.now() < deadline) {
    if ((await ping(address, paths.cluster)) === "ours") return;
    if (server.exited()) {
      await pause(150);
      if ((await ping(address, paths.cluster)) === "ours") return;
      server = spawnServer(paths, native, user, address);
    }
    await pause(20);
  }
  const tail = existsSync(paths.log) ? readFileSync(paths.log, "utf8").slice(-400).trim() : "";
  throw new EmbeddedPostgresError(`it did not start: ${tail || (server.exited() ?? "no answer")}`);
}

async function createDatabase(address: Address): Promise<void> {
  const client = new pg.Client({ ...address, database: "postgres" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Of several processes that start together, one makes it.
    const taken = error instanceof pg.DatabaseError && (error.code === "42P04" || error.code === "23505");
    if (!taken) throw error;
  } finally {
    await client.end();
  }
}
