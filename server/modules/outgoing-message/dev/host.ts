import { isIP } from "node:net";

/**
 * Whether the address that was typed is ours: our origin's, localhost, or a bare IP. A page elsewhere may give its
 * own name our IP (DNS rebinding) and would then read what we answer.
 */
export function isTrustedHost(host: string, appOrigin: string): boolean {
  if (host === new URL(appOrigin).host) return true;
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isIP(name) !== 0;
}
