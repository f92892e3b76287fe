import { createHash, randomBytes } from "node:crypto";
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EmbeddedPostgresError, SYSTEM_HOME } from "./binaries";
import { canReach, type ServerUser } from "./identity";

/** Where one cluster lives. `dataDir` is what the caller asked for; `cluster` is where it really lies. */
export type ClusterPaths = {
  dataDir: string;
  cluster: string;
  socketDir: string;
  log: string;
  startLock: string;
};

/**
 * A cluster lies in `dataDir`, unless the server's user cannot pass through to it: then in a folder of the system,
 * with a note `<dataDir>.location` that says where.
 */
export function clusterPaths(dataDir: string, user: ServerUser): ClusterPaths {
  const asked = path.resolve(dataDir);
  const cluster = relocated(asked, user);
  return {
    dataDir: asked,
    cluster,
    // A socket address may hold about 107 bytes, so the folder's name is short whatever the data folder's is.
    socketDir: path.join(socketHome(user), `sayang-pg-${shortHash(cluster)}`),
    log: `${cluster}.log`,
    startLock: `${cluster}.start.lock`,
  };
}

function relocated(dataDir: string, user: ServerUser): string {
  const note = `${dataDir}.location`;
  if (existsSync(note)) return readFileSync(note, "utf8").trim();
  mkdirSync(path.dirname(dataDir), { recursive: true });
  if (canReach(dataDir, user)) return dataDir;
  // Random, so that a folder made anew at the same address does not find the data of the one before.
  const cluster = path.join(SYSTEM_HOME, "clusters", randomBytes(6).toString("hex"));
  mkdirSync(path.dirname(cluster), { recursive: true, mode: 0o755 });
  try {
    writeFileSync(note, `${cluster}\n`, { flag: "wx" });
    return cluster;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readFileSync(note, "utf8").trim();
  }
}

/** `/tmp` even where TMPDIR is long: every process of this folder must come to the same address. */
function socketHome(user: ServerUser): string {
  return user ? "/run" : "/tmp";
}

/** Makes the socket folder 0700 for the server's user. Refuses one that somebody else has put there. */
export function prepareSocketDir(socketDir: string, user: ServerUser): void {
  const owner = user ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  try {
    mkdirSync(socketDir, { mode: 0o700 });
    if (user) chownSync(socketDir, user.uid, user.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const found = lstatSync(socketDir);
  if (!found.isDirectory() || (found.uid !== owner.uid && found.uid !== 0)) {
    throw new EmbeddedPostgresError(`${socketDir} belongs to somebody else`);
  }
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
