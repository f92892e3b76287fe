import fs from "node:fs/promises";
import { readIfExists } from "./base/files";
import { findCluster, originOf } from "./cluster";
import { siteOf } from "./base/site";
import { stopPostgres } from "./stop-postgres";

/** Stops the server of `dataDir` and deletes its data, wherever it is. For tests and throw-away runs. */
export async function removePostgres({ dataDir }: { dataDir: string }): Promise<void> {
  await stopPostgres({ dataDir });
  const site = await siteOf(dataDir);
  const cluster = await findCluster(site);
  const address = JSON.parse((await readIfExists(site.address)) ?? "{}") as { host?: string };
  if (address.host?.startsWith("/")) await fs.rmdir(address.host).catch(() => undefined);
  for (const left of [
    ...(cluster ? [cluster.path, originOf(cluster.path)] : []),
    site.location,
    site.address,
    site.lock,
    site.log,
    `${site.log}.1`,
    site.stopped,
  ]) {
    await fs.rm(left, { recursive: true, force: true });
  }
}
