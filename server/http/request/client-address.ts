import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { isIP, isIPv6 } from "node:net";
import { readEnv } from "@/lib/env";

/** Returns the caller's address; `unknown` when the app runs in process, without a socket or proxy header. */
export function callerAddress(c: Context): string {
  return clientAddress(peerOf(c), c.req.header("x-forwarded-for"), readEnv().trustProxy);
}

/** Returns true when the caller is on this machine, without an undeclared proxy in between. */
export function isLocalCaller(c: Context): boolean {
  const relayed = c.req.header("x-forwarded-for") ?? c.req.header("forwarded");
  if (relayed !== undefined && readEnv().trustProxy === 0) return false;
  return isLoopback(callerAddress(c));
}

function isLoopback(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

function peerOf(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
}

/**
 * Returns the caller's address: the socket's peer or, behind `hops` proxies of ours, the address seen by the outermost
 * one. Entries further left in X-Forwarded-For may be forged.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, hops: number): string {
  if (hops === 0 || !forwardedFor) return plain(peer);
  const seen = forwardedFor.split(",").map((part) => plain(part.trim()));
  const address = seen.at(-hops);
  return address !== undefined && isIP(address) ? address : plain(peer);
}

/** Returns the network shared by a household or office: the IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::", 2);
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Strips brackets, port, zone and the `::ffff:` of an IPv4 address on an IPv6 socket. */
function plain(address: string): string {
  const bare = /^\[(.*?)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");
  return bare.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
}
