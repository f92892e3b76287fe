import { lookup as resolve } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

export type OutsideLimits = {
  maxBytes: number;
  timeoutMs: number;
  /** `host:port` of hosts that may be private and without TLS, as configured by the operator. */
  allowedHosts: readonly string[];
};

/** A failure whose reason may be shown to the person who entered the address. */
export class OutsideError extends Error {}

const MAX_REDIRECTS = 3;

/** Two lists, because one would confuse an IPv4 address with its mapped IPv6 form. */
const PRIVATE = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
]) {
  PRIVATE[4].addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ...([
    ["::", 96],
    ["::ffff:0:0", 96],
    ["64:ff9b::", 96],
    ["64:ff9b:1::", 48],
    ["100::", 64],
  ] as const),
  ...([
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["fc00::", 7],
    ["fe80::", 10],
    ["ff00::", 8],
  ] as const),
]) {
  PRIVATE[6].addSubnet(net, bits, "ipv6");
}

/** Returns true for addresses that are not on the public internet: our own network, this machine, cloud metadata. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return PRIVATE[6].check(address, "ipv6");
  return family === 0 || PRIVATE[4].check(address, "ipv4");
}

/**
 * Fetches a file from a URL that a user entered. Only https on the default port; a host that resolves to a private
 * address is refused when connecting, so that the name can't change in between, and after each redirect. Throws
 * `OutsideError`.
 */
export async function fetchOutside(address: string, limits: OutsideLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const answer = await once(url, limits, signal);
    if ("bytes" in answer) return answer.bytes;
    if (!URL.canParse(answer.location, url.href)) break;
    url = new URL(answer.location, url.href);
  }
  throw new OutsideError("The address redirects too often");
}

/**
 * Posts to a URL supplied by a browser, under the same rules as `fetchOutside`, and returns the response's status.
 * Redirects are not followed. Throws `OutsideError`.
 */
export async function postOutside(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string | number>>; body: Buffer | null },
  limits: Omit<OutsideLimits, "maxBytes">,
): Promise<number> {
  const url = new URL(address);
  const isAllowed = isAllowedHost(url, limits);
  if (!isAllowed) refuse(url);
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const request = url.protocol === "http:" ? httpRequest : httpsRequest;
  const options = {
    method: "POST",
    signal,
    headers: { ...headers },
    ...(isAllowed ? {} : { lookup: publicLookup }),
  };
  return new Promise((done, fail) => {
    const failed = (error: Error) =>
      fail(error instanceof OutsideError ? error : new OutsideError("The server could not be reached"));
    const sent = request(url, options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on("error", failed);
    sent.end(body ?? undefined);
  });
}

/** Throws `OutsideError` for an address that `postOutside` would refuse without resolving its host. */
export function refuseInside(address: string, limits: Pick<OutsideLimits, "allowedHosts">): void {
  const url = new URL(address);
  if (!isAllowedHost(url, limits)) refuse(url);
}

function isAllowedHost(url: URL, { allowedHosts }: Pick<OutsideLimits, "allowedHosts">): boolean {
  const port = url.port || (url.protocol === "http:" ? "80" : "443");
  return allowedHosts.includes(`${url.hostname}:${port}`);
}

type Answer = { bytes: Buffer } | { location: string };

function once(url: URL, limits: OutsideLimits, signal: AbortSignal): Promise<Answer> {
  const isAllowed = isAllowedHost(url, limits);
  if (!isAllowed) refuse(url);
  const request = url.protocol === "http:" ? httpRequest : httpsRequest;
  return new Promise((done, fail) => {
    const failed = (error: Error) => fail(inWords(error, signal));
    const headers = { accept: "text/calendar, text/plain;q=0.5", "user-agent": "Sayang calendar reader" };
    const options = { signal, headers, ...(isAllowed ? {} : { lookup: publicLookup }) };
    const sent = request(url, options, (response) => {
      const { statusCode = 0, headers: received } = response;
      if (statusCode >= 300 && statusCode < 400 && received.location) {
        response.destroy();
        return done({ location: received.location });
      }
      if (statusCode !== 200) {
        response.destroy();
        return fail(new OutsideError(`The calendar's server answered with status ${statusCode}`));
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= limits.maxBytes) return void chunks.push(chunk);
        response.destroy();
        fail(new OutsideError("The calendar is too large to be read"));
      });
      response.on("end", () => done({ bytes: Buffer.concat(chunks) }));
      response.on("error", failed);
    });
    sent.on("error", failed);
    sent.end();
  });
}

function refuse(url: URL): void {
  if (url.protocol !== "https:") throw new OutsideError("The address must start with https://");
  if (url.port !== "") throw new OutsideError("The address must not name a port");
  if (url.username || url.password) throw new OutsideError("The address must not contain a password");
  // Literal addresses are connected to without a lookup.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && isPrivateAddress(host)) throw new OutsideError(NOT_PUBLIC);
}

const NOT_PUBLIC = "The address does not lead to a public server";

/** Resolves a name for the connection itself. A single private address among several is enough to refuse. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, "", 0);
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address))) {
      return done(new OutsideError(NOT_PUBLIC), "", 0);
    }
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

function inWords(error: Error, signal: AbortSignal): OutsideError {
  if (error instanceof OutsideError) return error;
  if (signal.aborted) return new OutsideError("The calendar's server took too long to answer");
  return new OutsideError("The calendar's server could not be reached");
}
