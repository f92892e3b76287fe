import fs from "node:fs/promises";
import path from "node:path";
import { errorCode } from "./errors";
import { readIfExists } from "./files";

type Link = { source: string; target: string };

/**
 * Creates the symlinks that npm cannot pack. The package lists them, and its install script creates them unless scripts
 * are ignored. Returns false when the folder is not writable.
 */
export async function replaySymlinks(native: string): Promise<boolean> {
  const list = await readIfExists(path.join(native, "pg-symlinks.json"));
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

/** Checks for the link first, because creating it fails on a read-only file system even when it exists. */
async function isLink(link: string): Promise<boolean> {
  return fs.lstat(link).then(
    () => true,
    () => false,
  );
}
