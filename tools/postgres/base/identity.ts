import { readIfExists } from "./files";

/** The account that runs the server, when it differs from Node's. */
export type Identity = { uid: number; gid: number };

/** Accounts that root switches to: ours if the operator created one, else one that every system has. */
const ACCOUNTS = ["sayang", "nobody"];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns the account to run PostgreSQL as, because it refuses to run as root: the owner of the data, or else an
 * unprivileged account.
 */
export async function serverIdentity(owner?: Identity): Promise<Identity | undefined> {
  if (!isRoot()) return undefined;
  if (owner && owner.uid !== 0) return owner;
  const accounts = ((await readIfExists("/etc/passwd")) ?? "").split("\n").map((line) => line.split(":"));
  for (const account of ACCOUNTS) {
    const [, , uid, gid] = accounts.find(([name]) => name === account) ?? [];
    // Unsigned, as chown wants it: macOS writes its nobody as -2.
    if (Number(uid)) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Converts to the signed numbers that `spawn` takes. */
export function spawnAs(identity: Identity | undefined): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid | 0, gid: identity.gid | 0 } : {};
}

/** Returns the environment for the server's programs, without PG variables that would change their behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  if (process.platform === "win32") return { ...process.env, LC_ALL: "C", TZ: "UTC" };
  return { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
