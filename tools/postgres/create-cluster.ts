import { createHash } from "node:crypto";
import path from "node:path";
import type { Binaries } from "./binaries/binaries";
import { type Cluster, findCluster, noteLocation } from "./cluster";
import { EmbeddedPostgresError } from "./base/errors";
import { exists } from "./base/files";
import type { Identity } from "./base/identity";
import { canHold, initdb } from "./initdb";
import { firstInaccessible } from "./base/reach";
import { sharedFolder } from "./base/shared-dir";
import type { Site } from "./base/site";

type Making = {
  binaries: Binaries;
  identity: Identity | undefined;
  password: string | undefined;
  sharedDir: string;
  log: (line: string) => void;
};

/**
 * Creates the site's cluster in its data folder, or in the shared folder when the server's account cannot use the data
 * folder.
 */
export async function createCluster(site: Site, making: Making): Promise<Cluster> {
  const { identity, sharedDir, log } = making;
  const blocked = await firstInaccessible(site.parent, identity);
  if (!blocked && (await canHold(site.parent, identity))) {
    await initdb(site.dataDir, making);
  } else {
    const folder = await freeName(await sharedFolder(sharedDir, "clusters"), site);
    await initdb(folder, making);
    await noteLocation(site, folder);
    const reason = blocked ? `may not pass through ${blocked}` : `cannot own files in ${site.parent}`;
    log(`PostgreSQL's account ${reason}: the database of ${site.dataDir} lies in ${folder}`);
  }
  const made = await findCluster(site);
  if (!made) throw new EmbeddedPostgresError(`${site.dataDir} vanished while it was made.`);
  return made;
}

/** A data folder that was deleted and recreated must not pick up its predecessor's data. */
async function freeName(home: string, site: Site): Promise<string> {
  const hash = createHash("sha256").update(site.dataDir).digest("hex").slice(0, 12);
  for (let n = 1; ; n++) {
    const folder = path.join(home, n === 1 ? hash : `${hash}-${n}`);
    if (!(await exists(folder))) return folder;
  }
}
