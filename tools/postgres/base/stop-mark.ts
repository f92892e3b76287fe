import fs from "node:fs/promises";
import { exists } from "./files";
import { type Site, siteOf } from "./site";

/** Records that the server was stopped on purpose, until it is started. */
export async function markStopped({ stopped }: Site): Promise<void> {
  await fs.writeFile(stopped, "");
}

export async function clearStopMark({ stopped }: Site): Promise<void> {
  await fs.rm(stopped, { force: true });
}

/** Returns true when the server of `dataDir` was stopped on purpose and has not been started since. */
export async function isStoppedOnPurpose({ dataDir }: { dataDir: string }): Promise<boolean> {
  return exists((await siteOf(dataDir)).stopped);
}
