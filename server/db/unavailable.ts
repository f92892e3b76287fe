import { DatabaseError } from "pg";

/** Socket errors, while no server is listening or when it disappears. */
const SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
]);
const SYSCALLS = new Set(["connect", "read", "write", "getaddrinfo"]);
/** Messages of `pg` without a code: for a lost connection, a full pool, or a server that does not respond. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired)/;

/**
 * Returns whether `error` means that the database is temporarily unavailable: gone, starting, stopping, out of
 * connections (SQLSTATE 08, 53, 57P), or a statement or lock exceeded its deadline (57014, 55P03). Callers may retry.
 */
export function isUnavailable(error: unknown): boolean {
  // In tests, which have their own globals, system errors are not `instanceof Error`.
  for (let at = error as Partial<NodeJS.ErrnoException> | undefined; at; at = at.cause as typeof at) {
    if (at instanceof DatabaseError) return /^(08|53|57P0|57014$|55P03$|25P03$)/.test(at.code ?? "");
    // A missing file is ENOENT as well.
    if (at.syscall && SYSCALLS.has(at.syscall) && SOCKET.has(at.code ?? "")) return true;
    if (LOST.test(at.message ?? "")) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
