import { isIP } from "node:net";

/**
 * Returns true when the Host header is our origin's, localhost, or a bare IP. Another site may point its name at our IP
 * (DNS rebinding) to read our responses.
 */
export function isTrustedHost(host: string, appOrigin: string): boolean {
  if (host === new URL(appOrigin).host) return true;
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isIP(name) !== 0;
}
