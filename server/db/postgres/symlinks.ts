import fs from "node:fs/promises";
import path from "node:path";
import { errorCode } from "./errors";
import { readIfThere } from "./files";

type Link = { source: string; target: string };

/**
 * npm cannot pack symlinks: the package lists them, and its install script makes them, unless scripts were ignored.
 * Makes what is missing; false where the folder cannot be written.
 */
export async function replaySymlinks(native: string): Promise<boolean> {
  const list = await readIfThere(path.join(native, "pg-symlinks.json"));
  for (const { source, target } of JSON.parse(list ?? "[]") as Link[]) {
    const link = path.join(native, path.relative("native", target));
    try {
      await fs.symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) !== "EEXIST" && !(await isLink(link))) return false;
    }
  }
  return true;
}

/** A read-only file system says so also where the link is already there. */
async function isLink(link: string): Promise<boolean> {
  return fs.lstat(link).then(
    () => true,
    () => false,
  );
}
