import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Address } from "./address";
import type { Binaries } from "./binaries/binaries";
import { errorMessage, unusable } from "./base/errors";
import { syncFolder } from "./base/files";
import { type Identity, serverEnvironment, spawnAs } from "./base/identity";
import { SUPERUSER } from "./base/names";

const LOCALE = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
const SOCKET_ONLY = ["--auth-local=trust", "--auth-host=reject"];

type Making = { binaries: Binaries; identity: Identity | undefined; password: Address["password"] };

/**
 * Creates a cluster and renames it into place, so that a kill leaves nothing half made. Called under the start lock.
 */
export async function initdb(folder: string, { binaries, identity, password }: Making): Promise<void> {
  await removeLeftovers(folder);
  const beside = `${folder}.init-${process.pid}`;
  const passwordFile = `${beside}.password`;
  try {
    await makeOwned(beside, identity);
    if (password) await fs.writeFile(passwordFile, password, { mode: 0o600 });
    if (password && identity) await fs.chown(passwordFile, identity.uid, identity.gid);
    const access = password ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`] : SOCKET_ONLY;
    const program = path.join(binaries.native, "bin", "initdb");
    await promisify(execFile)(program, ["-D", beside, "-U", SUPERUSER, ...access, ...LOCALE], {
      ...spawnAs(identity),
      env: serverEnvironment(),
      cwd: path.parse(folder).root,
    });
    // An empty folder may be in the way.
    await fs.rmdir(folder).catch(() => undefined);
    await fs.rename(beside, folder);
    await syncFolder(path.dirname(folder));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason = stderr || errorMessage(error);
    throw unusable(`no cluster can be made in ${folder}: ${reason}`, error);
  } finally {
    await removeLeftovers(folder);
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const home = path.dirname(folder);
  for (const name of await fs.readdir(home)) {
    if (!name.startsWith(`${path.basename(folder)}.init-`)) continue;
    await fs.rm(path.join(home, name), { recursive: true, force: true });
  }
}

/** Returns true when `parent` can hold a cluster's folder, which it can't on file systems without owners and modes. */
export async function canHold(parent: string, identity: Identity | undefined): Promise<boolean> {
  if (process.platform === "win32") return true;
  const probe = path.join(parent, `.probe-${process.pid}`);
  try {
    await makeOwned(probe, identity);
    const { uid, mode } = await fs.stat(probe);
    return uid === (identity?.uid ?? process.getuid?.()) && (mode & 0o777) === 0o700;
  } catch {
    return false;
  } finally {
    await fs.rmdir(probe).catch(() => undefined);
  }
}

async function makeOwned(folder: string, identity: Identity | undefined): Promise<void> {
  await fs.mkdir(folder, { mode: 0o700 });
  if (identity) await fs.chown(folder, identity.uid, identity.gid);
}
