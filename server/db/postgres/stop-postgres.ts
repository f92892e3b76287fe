import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { serverAddress } from "./address";
import { serverUser } from "./identity";
import { clusterPaths } from "./paths";
import { ping } from "./ping";

export type PostgresStatus = { running: boolean; pid: number | null; cluster: string; host: string };

const STOP_SECONDS = 30;

/** Whether the embedded server of `dataDir` runs, and where. Starts nothing. */
export async function postgresStatus({ dataDir }: { dataDir: string }): Promise<PostgresStatus> {
  const paths = clusterPaths(dataDir, serverUser(dataDir));
  const address = await serverAddress(paths);
  const running = existsSync(paths.cluster) && (await ping(address, paths.cluster)) !== "absent";
  return { running, pid: running ? pidOf(paths.cluster) : null, cluster: paths.cluster, host: address.host };
}

/** Ends the server of `dataDir` in order: open transactions are rolled back, everything committed stays. */
export async function stopPostgres({ dataDir }: { dataDir: string }): Promise<boolean> {
  const { running, pid } = await postgresStatus({ dataDir });
  if (!running || pid === null) return false;
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + STOP_SECONDS * 1000;
  while (alive(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return true;
}

function pidOf(cluster: string): number | null {
  const file = path.join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n", 1)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
