import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { recordedAddress } from "./address";
import { findPackage } from "./binaries/binary-package";
import { findCluster } from "./cluster";
import { EmbeddedPostgresError } from "./base/errors";
import { exists, pause } from "./base/files";
import { ping } from "./ping";
import { isPostmaster, postmasterPid } from "./postmaster";
import { siteOf } from "./base/site";
import { withStartLock } from "./base/start-lock";
import { markStopped } from "./base/stop-mark";

const FAST_MS = 30_000;
const IMMEDIATE_MS = 10_000;

/**
 * Shuts down the server of `dataDir`. Committed data stays; open transactions are rolled back. Returns false when none
 * was running. With `onPurpose`, running Sayang processes leave it down until it is started (server/db/revive.ts).
 */
export async function stopPostgres({
  dataDir,
  onPurpose = false,
}: {
  dataDir: string;
  onPurpose?: boolean;
}): Promise<boolean> {
  const site = await siteOf(dataDir);
  const cluster = await findCluster(site);
  if (!cluster) return false;
  return withStartLock(site, async () => {
    if (onPurpose) await markStopped(site);
    const pid = await postmasterPid(cluster.path);
    if (pid === undefined) return false;
    // Where the system does not identify the process, an answer at our address is proof.
    const address = await recordedAddress(site, cluster);
    const ours =
      (await isPostmaster(pid, cluster.path)) ??
      (address !== undefined && ["ours", "unprepared", "busy"].includes(await ping(address, cluster.path)));
    if (ours) await endServer(cluster.path, pid);
    return ours;
  });
}

/** Requests a fast shutdown and, if that hangs, an immediate one, after which the next start recovers. */
export async function endServer(cluster: string, pid: number): Promise<void> {
  if (process.platform === "win32") return endOnWindows(cluster);
  for (const [signal, patience] of [
    ["SIGINT", FAST_MS],
    ["SIGQUIT", IMMEDIATE_MS],
  ] as const) {
    if (await hasEnded(cluster, pid)) return;
    process.kill(pid, signal);
    for (const until = Date.now() + patience; Date.now() < until; await pause(20)) {
      if (await hasEnded(cluster, pid)) return;
    }
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
}

async function hasEnded(cluster: string, pid: number): Promise<boolean> {
  const runs = await isPostmaster(pid, cluster);
  return runs === false || (runs === undefined && !(await exists(path.join(cluster, "postmaster.pid"))));
}

/** Windows has no signals. */
async function endOnWindows(cluster: string): Promise<void> {
  const { native } = await findPackage();
  await promisify(execFile)(path.join(native, "bin", "pg_ctl.exe"), ["stop", "-m", "fast", "-D", cluster]);
}
