import type { Server } from "node:http";

/**
 * Keeps idle connections for that long: longer than any proxy in front does, which would otherwise send into one that
 * is just closing.
 */
export function keepAlive(server: Server, seconds: number): void {
  server.keepAliveTimeout = seconds * 1_000;
  // Node measures the header of the next request from the end of the previous one.
  server.headersTimeout = server.keepAliveTimeout + 1_000;
}
