import fs from "node:fs/promises";
import path from "node:path";
import { errorCode } from "./base/errors";
import { readIfExists, sameFolder } from "./base/files";

/** Returns the process that PostgreSQL's lock file names, or undefined when there is no lock file. */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await lockLines(cluster))[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Returns the socket folder that the lock file names. */
export async function postmasterSocket(cluster: string): Promise<string | undefined> {
  return (await lockLines(cluster))[4] || undefined;
}

async function lockLines(cluster: string): Promise<string[]> {
  return ((await readIfExists(lockFile(cluster))) ?? "").split("\n");
}

/**
 * Returns whether the process is the server of this folder, by its working directory on Linux. Elsewhere returns
 * undefined when some process has that id.
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
 * Deletes a stale lock file. PostgreSQL believes in one when any process has its id: an unreaped one (in containers
 * whose first process does not reap), or an unrelated one after a restart of the container. The data is guarded by the
 * shared memory, which a new server still checks.
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
