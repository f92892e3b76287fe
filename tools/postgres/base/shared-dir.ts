import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { errorCode, unusable } from "./errors";
import { isRoot } from "./identity";

/** Returns the folder for files that cannot be kept in the project: the machine's for root, else the user's own. */
export function defaultSharedDir(): string {
  if (isRoot()) return "/var/lib/sayang";
  return path.join(process.env.XDG_DATA_HOME || path.join(os.homedir(), ".local/share"), "sayang");
}

/**
 * Returns a subfolder of the shared folder, readable by all and writable only by us. An existing one is checked but
 * never changed.
 */
export async function sharedFolder(sharedDir: string, name: string): Promise<string> {
  const wanted = path.join(sharedDir, name);
  try {
    await fs.mkdir(path.dirname(sharedDir), { recursive: true });
    for (const folder of [sharedDir, wanted]) await makeTrusted(folder);
  } catch (error) {
    throw errorCode(error) ? unusable(`${wanted} cannot be made: ${errorCode(error)}`, error) : error;
  }
  return wanted;
}

async function makeTrusted(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder);
    // The umask may have removed these permissions.
    await fs.chmod(folder, 0o755);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const found = await fs.lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || found.mode & 0o022) {
    throw unusable(`${folder} is not ours alone`);
  }
}
