import fs from "node:fs/promises";
import path from "node:path";
import { errorCode } from "./base/errors";
import { readIfExists, sameFolder } from "./base/files";

/** Returns the process id in PostgreSQL's lock file, or undefined when there is no lock file. */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await lockLines(cluster))[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Returns the socket folder recorded in the lock file. */
export async function postmasterSocket(cluster: string): Promise<string | undefined> {
  return (await lockLines(cluster))[4] || undefined;
}

async function lockLines(cluster: string): Promise<string[]> {
  return ((await readIfExists(lockFile(cluster))) ?? "").split("\n");
}

/**
 * Returns whether the process is this folder's server, judging by its working directory on Linux. On other systems
 * returns undefined when a process with that id exists.
 */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
  }
  if (process.platform !== "linux") return undefined;
  try {
    return await sameFolder(await fs.readlink(`/proc/${pid}/cwd`), cluster);
  } catch (error) {
    return errorCode(error) === "ENOENT" ? false : undefined;
  }
}

/**
 * Deletes a stale lock file. PostgreSQL trusts it whenever any process has its id, such as a zombie in a container
 * whose first process does not reap, or an unrelated process after the container restarts. The data stays protected by
 * the shared memory block, which a new server still checks.
 */
export async function clearStaleLock(cluster: string, socketFolder: string | undefined): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid === undefined || (await isPostmaster(pid, cluster)) !== false) return;
  await fs.rm(lockFile(cluster), { force: true });
  if (!socketFolder) return;
  for (const name of await fs.readdir(socketFolder)) {
    await fs.rm(path.join(socketFolder, name), { force: true });
  }
}

function lockFile(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}
