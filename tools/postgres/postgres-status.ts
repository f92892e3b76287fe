import { recordedAddress } from "./address";
import { findCluster } from "./cluster";
import { DATABASE, USER } from "./base/names";
import { ping } from "./ping";
import { postmasterPid } from "./postmaster";
import { siteOf } from "./base/site";

export type PostgresStatus = {
  /** `none`: no database has been created yet. `busy`: it is starting, stopping or recovering. */
  state: "none" | "stopped" | "busy" | "running";
  running: boolean;
  pid: number | null;
  /** Where the data is, or would be. */
  dataDir: string;
  log: string;
  /** How to connect while it is running. */
  connection?: { host: string; port: number; password?: string; user: string; database: string; ssl: false };
};

/** Returns the state and location of the server of `dataDir`. Starts and changes nothing. */
export async function postgresStatus({ dataDir }: { dataDir: string }): Promise<PostgresStatus> {
  const site = await siteOf(dataDir);
  const cluster = await findCluster(site);
  const about = { running: false, pid: null, dataDir: cluster?.path ?? site.dataDir, log: site.log };
  if (!cluster) return { state: "none", ...about };
  const address = await recordedAddress(site, cluster);
  const answer = address ? await ping(address, cluster.path) : "absent";
  if (!address || answer === "absent" || answer === "foreign") return { state: "stopped", ...about };
  const up = { ...about, running: true, pid: (await postmasterPid(cluster.path)) ?? null };
  if (answer !== "ours") return { state: "busy", ...up };
  return { state: "running", ...up, connection: { ...address, user: USER, database: DATABASE, ssl: false } };
}
