import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import type { ClusterPaths } from "./paths";
import type { ServerUser } from "./identity";

const LOG_LIMIT = 16 * 1024 * 1024;

const SETTINGS = {
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  log_min_messages: "warning",
  log_checkpoints: "off",
};

export type Address = { host: string; port: number | undefined; user: string; password: string | undefined };

/** Starts the server on its own: it outlives Node. Without a port it listens on the socket alone. */
export function spawnServer(
  paths: ClusterPaths,
  native: string,
  user: ServerUser,
  address: Address,
): { child: ChildProcess; exited: () => string | null } {
  const listen: Record<string, string> =
    address.port === undefined
      ? { listen_addresses: "", unix_socket_directories: paths.socketDir, unix_socket_permissions: "0700" }
      : { listen_addresses: "127.0.0.1", port: String(address.port), unix_socket_directories: "" };
  const settings = Object.entries({ ...SETTINGS, ...listen }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  rotateLog(paths.log);
  const out = openSync(paths.log, "a", 0o600);
  const child = spawn(path.join(native, "bin/postgres"), ["-D", paths.cluster, ...settings], {
    ...(user ?? {}),
    env: serverEnvironment(),
    cwd: path.parse(paths.cluster).root,
    detached: true,
    stdio: ["ignore", out, out],
  });
  closeSync(out);
  let ended: string | null = null;
  child.on("exit", (code, signal) => (ended = `exit ${code ?? signal}`));
  child.on("error", (error) => (ended = error.message));
  child.unref();
  return { child, exited: () => ended };
}

export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    LC_ALL: "C",
    TZ: "UTC",
  };
}

function rotateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
}
