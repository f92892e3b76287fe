import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";

/** Full, over quota, or mounted read-only, which some systems do after a disk failure. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Returns whether `error`, or one of its causes, means that the disk accepts no more files. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error as Partial<NodeJS.ErrnoException> | undefined; at; at = at.cause as typeof at) {
    if (at.syscall && NO_ROOM.has(at.code ?? "")) return true;
  }
  return false;
}

const PROBE = Buffer.alloc(16 * 1024);

/** Throws when DATA_DIR accepts no files. */
export async function askDisk(): Promise<void> {
  const file = path.join(/* turbopackIgnore: true */ readEnv().dataDir, `.room-${process.pid}`);
  await writeFile(file, PROBE, { mode: 0o600 });
  await rm(file, { force: true });
}
