import fs from "node:fs/promises";
import path from "node:path";
import { EmbeddedPostgresError, unusable } from "./base/errors";
import { exists, readIfExists, writeAtomically } from "./base/files";
import { type Identity, isRoot } from "./base/identity";
import { firstInaccessible } from "./base/reach";
import type { Site } from "./base/site";

/** A folder that holds a PostgreSQL cluster, and its owner. */
export type Cluster = Identity & { path: string };

/**
 * Finds a site's cluster: in its data folder, or where the location file points. Returns undefined before the first
 * start.
 */
export async function findCluster(site: Site): Promise<Cluster | undefined> {
  const inPlace = await clusterAt(site.dataDir);
  if (inPlace) return inPlace;
  const noted = (await readIfExists(site.location))?.trim();
  if (!noted || !(await isNotedFor(site, noted))) return undefined;
  const cluster = await clusterAt(noted);
  if (cluster) return cluster;
  throw new EmbeddedPostgresError(
    `The database of ${site.dataDir} lay in ${noted} and is gone: bring it back, or delete ${site.location} to begin anew.`,
  );
}

/** Points the site to a cluster elsewhere, and that cluster back to its site. */
export async function noteLocation(site: Site, cluster: string): Promise<void> {
  await writeAtomically(originOf(cluster), `${site.dataDir}\n`);
  await writeAtomically(site.location, `${cluster}\n`);
}

/**
 * Returns false for a copied project: the location file was copied along, but the database belongs to the original. A
 * moved project keeps its database.
 */
async function isNotedFor(site: Site, cluster: string): Promise<boolean> {
  const origin = (await readIfExists(originOf(cluster)))?.trim();
  if (!origin || origin === site.dataDir) return true;
  return (await readIfExists(`${origin}.location`))?.trim() !== cluster;
}

export function originOf(cluster: string): string {
  return `${cluster}.origin`;
}

async function clusterAt(folder: string): Promise<Cluster | undefined> {
  if (!(await exists(folder))) return undefined;
  const { uid, gid } = await fs.stat(folder);
  // Windows has no user ids.
  if (process.getuid && !isRoot() && uid !== process.getuid()) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another account (uid ${uid}): run as that one, or as root.`,
    );
  }
  return (await exists(path.join(folder, "PG_VERSION"))) ? { path: folder, uid, gid } : undefined;
}

/** Checks that the server can run on the cluster as it is. Throws an error whose message says how to fix it. */
export async function checkCluster(
  cluster: Cluster,
  identity: Identity | undefined,
  major: string,
): Promise<void> {
  if (isRoot() && cluster.uid === 0) {
    throw new EmbeddedPostgresError(
      `${cluster.path} belongs to root, as whom PostgreSQL does not run: chown -R ${identity?.uid}:${identity?.gid} ${cluster.path}`,
    );
  }
  const blocked = await firstInaccessible(path.dirname(cluster.path), identity);
  if (blocked) throw unusable(`uid ${identity?.uid}, whose data it is, may not pass through ${blocked}`);
  const version = (await readIfExists(path.join(cluster.path, "PG_VERSION")))?.trim();
  if (version !== major) {
    throw new EmbeddedPostgresError(
      `${cluster.path} was written by PostgreSQL ${version}, this is ${major}: back up with the older release of Sayang, restore with this one.`,
    );
  }
}
