import { spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { EmbeddedPostgresError } from "./binaries";
import type { ServerUser } from "./identity";
import { serverEnvironment } from "./server-process";

const LOCALE = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
const SOCKET_AUTH = ["--auth-local=trust", "--auth-host=reject"];

/**
 * Makes the cluster once: beside, then by rename, so that a kill in the middle leaves nothing half made. Called under
 * the start lock. With a password (Windows, where there are no sockets) TCP asks for it.
 */
export function initCluster(
  cluster: string,
  native: string,
  user: ServerUser,
  password: string | null,
): void {
  if (existsSync(path.join(cluster, "PG_VERSION"))) return;
  const home = path.dirname(cluster);
  removeLeftovers(home, path.basename(cluster));
  const beside = `${cluster}.init-${process.pid}`;
  mkdirSync(beside, { mode: 0o700 });
  if (user) chownSync(beside, user.uid, user.gid);
  const passwordFile = `${cluster}.init-password`;
  if (password) {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
  }
  const auth = password ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`] : SOCKET_AUTH;
  const made = spawnSync(
    path.join(native, "bin/initdb"),
    ["-D", beside, "-U", "postgres", ...auth, ...LOCALE],
    {
      ...(user ?? {}),
      env: serverEnvironment(),
      cwd: path.parse(cluster).root,
      encoding: "utf8",
    },
  );
  if (password) rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(beside, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`initdb: ${(made.error?.message ?? made.stderr).trim().slice(-300)}`);
  }
  renameSync(beside, cluster);
  syncFolder(home);
}

function removeLeftovers(home: string, name: string): void {
  for (const entry of readdirSync(home)) {
    if (entry.startsWith(`${name}.init-`)) rmSync(path.join(home, entry), { recursive: true, force: true });
  }
}

/** Makes the rename itself survive a power cut. Windows does not open folders. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const fd = openSync(folder, "r");
  fsyncSync(fd);
  closeSync(fd);
}
