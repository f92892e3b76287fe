import { Logger } from "graphile-worker";
import { log } from "@/server/core/log";

/**
 * The library's warnings and errors in our log. Failed jobs are left out: the handler's wrapper logs them itself, and
 * the library would add their payloads.
 */
export const queueLogger = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return;
  if (level === "error") log.error({ err: meta?.error }, `job queue: ${message}`);
  if (level === "warning") log.warn(`job queue: ${message}`);
});
