import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Bundles a script of this project into `folder`, keeping packages external, and returns its path. A process loads the
 * bundle in a quarter of the time that tsx takes for the separate files.
 */
export async function bundle(entry: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, path.basename(entry).replace(/\.ts$/, ".mjs"));
  await promisify(execFile)("node_modules/esbuild/bin/esbuild", [
    entry,
    `--outfile=${outfile}`,
    "--bundle",
    "--packages=external",
    "--platform=node",
    "--format=esm",
    "--sourcemap=inline",
    "--log-level=warning",
  ]);
  // Packages are resolved from the bundle's folder.
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules")).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return outfile;
}
