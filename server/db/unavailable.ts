import { DatabaseError } from "pg";

/** Of the socket, while no server listens or when it goes away. */
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
/** Messages of `pg` that carry no code: of a lost connection, of a full pool, of a server that does not answer. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired)/;

/**
 * Returns whether `error` means that the database cannot answer now: it is gone, starting, stopping, out of connections
 * (SQLSTATE 08, 53, 57P), or a statement or lock took longer than its deadline (57014, 55P03). It may be tried again.
 */
export function isUnavailable(error: unknown): boolean {
  // Errors of the system are no `instanceof Error` in tests, which have globals of their own.
  for (let at = error as Partial<NodeJS.ErrnoException> | undefined; at; at = at.cause as typeof at) {
    if (at instanceof DatabaseError) return /^(08|53|57P0|57014$|55P03$|25P03$)/.test(at.code ?? "");
    // A file that is missing is ENOENT as well.
    if (at.syscall && SYSCALLS.has(at.syscall) && SOCKET.has(at.code ?? "")) return true;
    if (LOST.test(at.message ?? "")) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}
