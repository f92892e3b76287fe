import { type Address, prepareAddress, recordedAddress, type Transport, TRANSPORT } from "./address";
import { usableBinaries } from "./binaries/binaries";
import { checkCluster, type Cluster, findCluster, noteLocation } from "./cluster";
import { createCluster } from "./create-cluster";
import { EmbeddedPostgresError } from "./base/errors";
import { pause } from "./base/files";
import { type Identity, serverIdentity } from "./base/identity";
import { hasSocket } from "./socket-folder";
import { limitLog } from "./base/log-file";
import { DATABASE, USER } from "./base/names";
import { ping, maintenanceClient } from "./ping";
import { isPostmaster, postmasterPid } from "./postmaster";
import { defaultSharedDir } from "./base/shared-dir";
import { makeSite, type Site } from "./base/site";
import { withStartLock } from "./base/start-lock";
import { startServer } from "./start-server";
import { clearStopMark } from "./base/stop-mark";
import { endServer } from "./stop-postgres";

/** A running server, usable as configuration for a `pg` client or pool. */
export type EmbeddedPostgres = Address & {
  user: string;
  database: string;
  /** A local connection needs no SSL, and a PGSSLMODE in the environment must not request it. */
  ssl: false;
  /** True when it was running already. */
  adopted: boolean;
  /** The data folder: the requested one, or the one that `<dataDir>.location` names. */
  dataDir: string;
};

export type EmbeddedOptions = {
  /** The cluster's folder, created if missing. The files next to it named `<dataDir>.*` are ours too. */
  dataDir: string;
  log?: (line: string) => void;
  /**
   * False for disposable data, such as a test's. Commits then do not wait for the disk. Applies from one start to the
   * next; a running server is adopted as it is.
   */
  durable?: boolean;
  /** The following have platform defaults; tests override them. */
  sharedDir?: string;
  native?: string;
  transport?: Transport;
};

type Chosen = Required<Omit<EmbeddedOptions, "native">> & Pick<EmbeddedOptions, "native">;

/**
 * Starts the PostgreSQL of `dataDir`, or adopts it when it is already running. Works for processes that start at the
 * same time, as root, after a kill, and without install scripts. The server outlives Node; `stopPostgres` ends it.
 * Handling a lost connection is the pool's job. Throws `EmbeddedPostgresError`, whose one-line message says what to
 * do.
 */
export async function ensurePostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (process.env.NEXT_PHASE === "phase-production-build") {
    throw new EmbeddedPostgresError(
      "The database must not be opened while `next build` runs: open it when a request needs it.",
    );
  }
  const chosen = {
    log: () => undefined,
    durable: true,
    sharedDir: defaultSharedDir(),
    transport: TRANSPORT,
    ...options,
  };
  const site = await makeSite(options.dataDir);
  const running =
    (await adopt(site)) ??
    (await withStartLock(site, async () => (await adoptPatiently(site)) ?? start(site, chosen)));
  await limitLog(site.log);
  return running;
}

async function adopt(site: Site): Promise<EmbeddedPostgres | undefined> {
  const cluster = await findCluster(site);
  const address = cluster && (await recordedAddress(site, cluster));
  if (!address || (await ping(address, cluster.path)) !== "ours") return undefined;
  return connection(address, cluster, true);
}

/** Also adopts a server that is recovering or stopping, or whose starter died too early. */
async function adoptPatiently(site: Site): Promise<EmbeddedPostgres | undefined> {
  const cluster = await findCluster(site);
  const address = cluster && (await recordedAddress(site, cluster));
  if (!address) return undefined;
  let answer = await ping(address, cluster.path);
  for (; answer === "busy"; answer = await ping(address, cluster.path)) await pause(50);
  if (answer !== "ours" && answer !== "unprepared") return undefined;
  await createDatabase(address);
  return connection(address, cluster, true);
}

async function start(site: Site, chosen: Chosen): Promise<EmbeddedPostgres> {
  const { durable, log, transport } = chosen;
  const found = await findCluster(site);
  const identity = await serverIdentity(found);
  const binaries = await usableBinaries({ ...chosen, identity });
  if (found) await checkCluster(found, identity, binaries.major);
  if (found && found.path !== site.dataDir) await noteLocation(site, found.path);
  const taken = found ? await settleAddress(site, found, log) : false;

  // Prepared before the cluster, which takes its password from it.
  const address = await prepareAddress(site, transport, ownerOf(identity), taken);
  const cluster =
    found ?? (await createCluster(site, { ...chosen, binaries, identity, password: address.password }));
  await clearStopMark(site);
  await startServer({ binaries, identity, cluster: cluster.path, address, durable, log: site.log }, log);
  await createDatabase(address);
  log(`PostgreSQL ${binaries.version} started on ${cluster.path}`);
  return connection(address, cluster, false);
}

/**
 * Returns true when another server answers at our address. Ends a server of ours that can no longer be reached, because
 * its folder was moved together with its programs or its socket is gone.
 */
async function settleAddress(site: Site, cluster: Cluster, log: (line: string) => void): Promise<boolean> {
  const address = await recordedAddress(site, cluster);
  const answer = address ? await ping(address, cluster.path) : "absent";
  const lost = answer === "foreign" || !address || (!address.password && !(await hasSocket(address.host)));
  if (!lost) return false;
  const pid = await postmasterPid(cluster.path);
  if (pid !== undefined && (await isPostmaster(pid, cluster.path)) === true) {
    log(`The server of ${cluster.path} cannot be reached where it listens: restarting it`);
    await endServer(cluster.path, pid);
    return false;
  }
  if (answer === "foreign") log(`Another server answers at ${address?.host}: taking another address`);
  return answer === "foreign";
}

function ownerOf(identity: Identity | undefined): Identity {
  return identity ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

function connection(address: Address, cluster: Cluster, adopted: boolean): EmbeddedPostgres {
  return { ...address, user: USER, database: DATABASE, ssl: false, adopted, dataDir: cluster.path };
}

/**
 * Creates the application's account and database. Called under the start lock; keeps what exists. The account may end
 * sessions of accounts other than superusers, because autovacuum could otherwise keep it from dropping a database that
 * it owns.
 */
async function createDatabase(address: Address): Promise<void> {
  const client = maintenanceClient(address);
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = $1", [USER]);
    if (role.rowCount === 0) await client.query(`create role ${USER} login createdb`);
    await client.query(`grant pg_signal_backend to ${USER}`);
    if (address.password) await client.query(`alter role ${USER} password '${address.password}'`);
    // Done last, because other processes treat its existence as the end of the preparation.
    const database = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${USER}`);
    else await client.query(`alter database ${DATABASE} owner to ${USER}`);
  } finally {
    await client.end();
  }
}
