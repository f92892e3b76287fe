import fs from "node:fs/promises";
import path from "node:path";
import type { Identity } from "./identity";

/**
 * Returns the first folder on the path to `folder`, itself included, that `identity` may not enter, or undefined when
 * it may enter them all.
 */
export async function firstInaccessible(
  folder: string,
  identity: Identity | undefined,
): Promise<string | undefined> {
  if (!identity) return undefined;
  const above = path.dirname(folder);
  const blocked = above === folder ? undefined : await firstInaccessible(above, identity);
  if (blocked) return blocked;
  const { uid, gid, mode } = await fs.stat(folder);
  const pass = uid === identity.uid ? 0o100 : gid === identity.gid ? 0o010 : 0o001;
  return mode & pass ? undefined : folder;
}
