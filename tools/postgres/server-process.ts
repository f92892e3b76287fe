import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import type { Address } from "./address";
import type { Binaries } from "./binaries/binaries";
import { type Identity, serverEnvironment, spawnAs } from "./base/identity";

/** Passed on the command line, so that they apply to every start of every version. */
const SETTINGS = {
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  timezone: "UTC",
  log_checkpoints: "off",
  log_min_messages: "warning",
};

/** For disposable data. A server killed under these settings loses only its latest commits. */
const HASTY = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Makes the server listen only on its socket, or on one port of this machine. */
function serverSettings(address: Address, durable: boolean): string[] {
  const listen = address.password
    ? { listen_addresses: address.host, unix_socket_directories: "" }
    : { listen_addresses: "", unix_socket_directories: address.host, unix_socket_permissions: "0700" };
  const all = { ...SETTINGS, ...(durable ? {} : HASTY), ...listen, port: String(address.port) };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

export type Launch = {
  binaries: Binaries;
  identity: Identity | undefined;
  cluster: string;
  address: Address;
  durable: boolean;
  log: string;
};

/** A launched server. `ended` returns how it ended, or undefined while it is running. */
export type Launched = { ended(): string | undefined; abandon(): void };

/** Starts the server detached, so that it outlives Node and does not use our working folder. */
export async function launch({
  binaries,
  identity,
  cluster,
  address,
  durable,
  log,
}: Launch): Promise<Launched> {
  const settings = serverSettings(address, durable);
  if (process.platform === "win32") return watch(launchOnWindows(binaries, cluster, log, settings), 0);
  const out = await fs.open(log, "a", 0o600);
  try {
    const child = spawn(path.join(binaries.native, "bin", "postgres"), ["-D", cluster, ...settings], {
      ...spawnAs(identity),
      env: serverEnvironment(),
      cwd: "/",
      detached: true,
      stdio: ["ignore", out.fd, out.fd],
    });
    return watch(child);
  } finally {
    await out.close();
  }
}

/**
 * Starts the server through pg_ctl, which drops the administrator rights that the server refuses to run with. pg_ctl
 * exits once the server has started.
 */
function launchOnWindows(binaries: Binaries, cluster: string, log: string, settings: string[]): ChildProcess {
  const program = path.join(binaries.native, "bin", "pg_ctl.exe");
  return spawn(program, ["start", "-W", "-D", cluster, "-l", log, "-o", settings.join(" ")], {
    env: serverEnvironment(),
    cwd: path.parse(cluster).root,
    detached: true,
    windowsHide: true,
    stdio: "ignore",
  });
}

function watch(child: ChildProcess, expected?: number): Launched {
  let ended: string | undefined;
  child.on("exit", (code, signal) => {
    if (code === null || code !== expected) ended = `it ended with ${signal ?? code}`;
  });
  child.on("error", (error) => (ended = error.message));
  child.unref();
  return { ended: () => ended, abandon: () => void child.kill("SIGQUIT") };
}
