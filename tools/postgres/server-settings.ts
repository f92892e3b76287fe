import type { Address } from "./address";

/** Passed on the command line, so that every start of every version has them. */
const SETTINGS = {
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  timezone: "UTC",
  log_checkpoints: "off",
  log_min_messages: "warning",
};

/** For data that nobody misses after a power cut. A killed server loses nothing by them but its latest commits. */
const HASTY = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Makes the server listen on its socket alone, or on one port of this machine. */
export function serverSettings(address: Address, durable: boolean): string[] {
  const listen = address.password
    ? { listen_addresses: address.host, unix_socket_directories: "" }
    : { listen_addresses: "", unix_socket_directories: address.host, unix_socket_permissions: "0700" };
  const all = { ...SETTINGS, ...(durable ? {} : HASTY), ...listen, port: String(address.port) };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
