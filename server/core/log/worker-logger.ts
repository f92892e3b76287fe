import { Logger } from "graphile-worker";
import { log } from "@/server/core/log/log";

/**
 * Passes the library's warnings and errors to our log. Failed jobs are omitted: the handlers' wrapper logs them, and
 * the library would include their payloads.
 */
export const queueLogger = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return;
  if (level === "error") log.error({ err: meta?.error }, `job queue: ${message}`);
  if (level === "warning") log.warn(`job queue: ${message}`);
});
