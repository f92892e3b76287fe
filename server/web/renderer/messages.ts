import type { ClientConfig } from "pg";

/** The database that a renderer reads. The server starts it and brings it up to date. */
export type DatabaseAddress = Pick<
  ClientConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database" | "ssl"
>;

/** Messages of the server to the process that renders. */
export type ToRenderer =
  | { kind: "start"; socket: string; database: DatabaseAddress }
  | { kind: "database"; database: DatabaseAddress }
  | { kind: "stop" };

/** Messages of that process: once that it listens, then regularly that it is not stuck. */
export type FromRenderer = { kind: "ready" } | { kind: "alive" };

/** Counts the drops of cached pages: a renderer that reads a higher number drops what it has cached as well. */
export const GENERATION_HEADER = "x-sayang-generation";
export const REQUEST_ID_HEADER = "x-request-id";
