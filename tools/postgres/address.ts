import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { unusable } from "./base/errors";
import { readIfExists, writeAtomically } from "./base/files";
import type { Cluster } from "./cluster";
import type { Identity } from "./base/identity";
import { postmasterSocket } from "./postmaster";
import type { Site } from "./base/site";
import { claimSocketFolder, isSocketFolder, makeSocketFolder } from "./socket-folder";

/**
 * How to reach the server: by TCP on this machine with a password, or by the socket in the folder `host` without one.
 */
export type Address = { host: string; port: number; password?: string };

/** Windows has no sockets that pg could use. */
export type Transport = "socket" | "tcp";

export const TRANSPORT: Transport = process.platform === "win32" ? "tcp" : "socket";
const LOCALHOST = "127.0.0.1";
const SOCKET_PORT = 5432;

/** Returns the recorded address of the cluster's server, or undefined when it is unknown or not to be trusted. */
export async function recordedAddress(site: Site, cluster: Cluster): Promise<Address | undefined> {
  const address = (await readRecord(site)) ?? (await socketInUse(cluster));
  if (!address || address.password) return address;
  return (await isSocketFolder(address.host, cluster)) ? address : undefined;
}

/** Finds a running server whose recorded address is lost. */
async function socketInUse(cluster: Cluster): Promise<Address | undefined> {
  const host = await postmasterSocket(cluster.path);
  return host ? { host, port: SOCKET_PORT } : undefined;
}

/**
 * Returns the address to start at: the recorded one where possible, so that the pools of running processes find the new
 * server by themselves. Set `anew` when another server answers there. Called under the start lock.
 */
export async function prepareAddress(
  site: Site,
  transport: Transport,
  owner: Identity,
  anew: boolean,
): Promise<Address> {
  const recorded = await readRecord(site);
  if (transport === "socket") {
    if (recorded && !recorded.password && !anew && (await claimSocketFolder(recorded.host, owner)))
      return recorded;
    return record(site, { host: await makeSocketFolder(owner), port: SOCKET_PORT });
  }
  const password = recorded?.password ?? randomBytes(24).toString("base64url");
  const kept = recorded && !anew && (await listensOn(recorded.port));
  return record(site, { host: LOCALHOST, port: kept || (await freePort()), password });
}

async function record(site: Site, address: Address): Promise<Address> {
  await writeAtomically(site.address, `${JSON.stringify(address)}\n`);
  return address;
}

async function readRecord(site: Site): Promise<Address | undefined> {
  const text = await readIfExists(site.address);
  try {
    const { host, port, password } = JSON.parse(text ?? "") as Partial<Record<keyof Address, unknown>>;
    if (typeof host !== "string" || typeof port !== "number") return undefined;
    return typeof password === "string" ? { host, port, password } : { host, port };
  } catch {
    return undefined;
  }
}

/** Returns a currently free TCP port. */
export async function freePort(): Promise<number> {
  const port = await listensOn(0);
  if (port === undefined) throw unusable("no TCP port is free");
  return port;
}

/** Returns the port if it can be listened on (0 picks any), or undefined when it is taken. */
function listensOn(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(undefined));
    probe.listen(port, LOCALHOST, () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === "object" && bound ? bound.port : undefined));
    });
  });
}
