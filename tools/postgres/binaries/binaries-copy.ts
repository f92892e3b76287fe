import fs from "node:fs/promises";
import path from "node:path";
import { unusable } from "@/tools/postgres/base/errors";
import { exists } from "@/tools/postgres/base/files";
import type { BinaryPackage } from "./binary-package";
import { sharedFolder } from "@/tools/postgres/base/shared-dir";
import { replaySymlinks } from "@/tools/postgres/base/symlinks";

/** Copies the programs once per version and renames the copy into place, so that a kill leaves nothing half copied. */
export async function copyBinaries(
  { native, label }: BinaryPackage,
  sharedDir: string,
  log: (line: string) => void,
): Promise<string> {
  const home = await sharedFolder(sharedDir, "binaries");
  const copy = path.join(home, label);
  if (await exists(copy)) return copy;
  const beside = `${copy}.${process.pid}.tmp`;
  try {
    await copyTree(native, beside);
    if (!(await replaySymlinks(beside))) throw unusable(`${beside} cannot be written`);
    await fs.rename(beside, copy);
    log(`PostgreSQL's account cannot use ${native}: it runs from a copy in ${copy}`);
  } catch (error) {
    await fs.rm(beside, { recursive: true, force: true });
    // Another process finished first.
    if (!(await exists(copy))) throw unusable(`${copy} cannot be made`, error);
  }
  return copy;
}

/** Copies with modes readable by all and writable only by us, whatever the umask. */
async function copyTree(from: string, to: string): Promise<void> {
  await fs.mkdir(to);
  await fs.chmod(to, 0o755);
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await fs.symlink(await fs.readlink(source), target);
    else {
      await fs.copyFile(source, target);
      await fs.chmod(target, path.basename(from) === "bin" ? 0o755 : 0o644);
    }
  }
}
