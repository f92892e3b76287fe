import type { ClientConfig } from "pg";

/** The database that a renderer reads. The server starts and migrates it. */
export type DatabaseAddress = Pick<
  ClientConfig,
  "connectionString" | "host" | "port" | "user" | "password" | "database" | "ssl"
>;

/** Messages from the server to the rendering process. */
export type ToRenderer =
  | { kind: "start"; socket: string; database: DatabaseAddress }
  | { kind: "database"; database: DatabaseAddress }
  | { kind: "stop" };

/** Messages from that process: first that it is listening, then regularly that it is not stuck. */
export type FromRenderer = { kind: "ready" } | { kind: "alive" };

/** Counts the drops of cached pages: a renderer that receives a higher number drops its own cache, too. */
export const GENERATION_HEADER = "x-sayang-generation";
export const REQUEST_ID_HEADER = "x-request-id";
