import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** The user that PostgreSQL runs as; null means the one that Node runs as. */
export type ServerUser = { uid: number; gid: number } | null;

const NOBODY = 65_534;

/** PostgreSQL refuses to run as root: there the owner of the data folder serves, or nobody. */
export function serverUser(dataDir: string): ServerUser {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Whether `user` may pass through every folder above `target`: a clone often lies in one that is root's alone. */
export function canReach(target: string, user: ServerUser): boolean {
  if (!user) return true;
  for (let at = path.dirname(path.resolve(target)); ; at = path.dirname(at)) {
    if (existsSync(at) && !mayPass(at, user)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function mayPass(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
