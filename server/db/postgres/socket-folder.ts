import fs from "node:fs/promises";
import path from "node:path";
import { errorCode, unusable } from "./errors";
import { exists } from "./files";
import { type Identity, isRoot } from "./identity";

/**
 * Whoever can open the socket is let in, so its folder is the server's account's alone. It lies where addresses are short
 * (about 107 bytes fit), at the same place whatever TMPDIR says, with a name that nobody can guess and take first.
 */
export async function makeSocketFolder(owner: Identity): Promise<string> {
  for (const home of isRoot() ? ["/run", "/tmp"] : ["/tmp"]) {
    try {
      const folder = await fs.mkdtemp(path.join(home, "sayang-"));
      await giveTo(folder, owner);
      if (await isSocketFolder(folder, owner)) return folder;
      await fs.rmdir(folder);
    } catch {
      // Read-only or not there: the next home.
    }
  }
  throw unusable("no folder for its socket can be made in /tmp");
}

/** Makes the folder again when a restart of the machine has swept it away. False when it is not ours to use. */
export async function claimSocketFolder(folder: string, owner: Identity): Promise<boolean> {
  try {
    await fs.mkdir(folder, { mode: 0o700 });
    await giveTo(folder, owner);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return false;
  }
  return isSocketFolder(folder, owner);
}

/** A real folder that only `owner` may enter, in one where nobody else could replace it. */
export async function isSocketFolder(folder: string, owner: Identity): Promise<boolean> {
  try {
    const [itself, above] = await Promise.all([fs.lstat(folder), fs.stat(path.dirname(folder))]);
    const replaceable = (above.mode & 0o022) !== 0 && (above.mode & 0o1000) === 0;
    return itself.isDirectory() && itself.uid === owner.uid && (itself.mode & 0o077) === 0 && !replaceable;
  } catch {
    return false;
  }
}

/** Whether a server has listened there: sweepers of temporary files take sockets from under running servers. */
export async function hasSocket(folder: string): Promise<boolean> {
  return exists(path.join(folder, ".s.PGSQL.5432"));
}

async function giveTo(folder: string, owner: Identity): Promise<void> {
  if (isRoot()) await fs.lchown(folder, owner.uid, owner.gid);
}
