import fs from "node:fs/promises";
import path from "node:path";
import { errorCode, unusable } from "./base/errors";
import { exists } from "./base/files";
import { type Identity, isRoot } from "./base/identity";

/**
 * Creates a folder for the socket. Access to the socket is access to the database, so the folder belongs to the
 * server's account alone. Its path is short, because socket addresses are limited to about 107 bytes. It does not
 * depend on TMPDIR, and nobody can guess its name and create it first.
 */
export async function makeSocketFolder(owner: Identity): Promise<string> {
  for (const home of isRoot() ? ["/run", "/tmp"] : ["/tmp"]) {
    try {
      const folder = await fs.mkdtemp(path.join(home, "sayang-"));
      await changeOwner(folder, owner);
      if (await isSocketFolder(folder, owner)) return folder;
      await fs.rmdir(folder);
    } catch {
      // Read-only or missing, so the next one is tried.
    }
  }
  throw unusable("no folder for its socket can be made in /tmp");
}

/** Recreates the folder when a restart of the machine has removed it. Returns false when it is not ours to use. */
export async function claimSocketFolder(folder: string, owner: Identity): Promise<boolean> {
  try {
    await fs.mkdir(folder, { mode: 0o700 });
    await changeOwner(folder, owner);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return false;
  }
  return isSocketFolder(folder, owner);
}

/** Returns true for a real folder that only `owner` may enter, in one where nobody else could replace it. */
export async function isSocketFolder(folder: string, owner: Identity): Promise<boolean> {
  try {
    const [itself, above] = await Promise.all([fs.lstat(folder), fs.stat(path.dirname(folder))]);
    const replaceable = (above.mode & 0o022) !== 0 && (above.mode & 0o1000) === 0;
    return itself.isDirectory() && itself.uid === owner.uid && (itself.mode & 0o077) === 0 && !replaceable;
  } catch {
    return false;
  }
}

/** Returns true when the socket exists. Cleaners of temporary files remove the sockets of running servers. */
export async function hasSocket(folder: string): Promise<boolean> {
  return exists(path.join(folder, ".s.PGSQL.5432"));
}

async function changeOwner(folder: string, owner: Identity): Promise<void> {
  if (isRoot()) await fs.lchown(folder, owner.uid, owner.gid);
}
