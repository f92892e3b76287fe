import pg from "pg";
import { log } from "@/server/core/log/log";

/** Creates a pool whose clients may lose their server, idle or not, without crashing Node. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, idleTimeoutMillis: 30_000, ...config });
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  // The running query rejects; without a listener, the client's own error event would crash the process as well.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Creates another pool to the same database, with at most `max` connections. */
export function poolLike({ options }: pg.Pool, max: number): pg.Pool {
  // pg hides the password from enumeration, so a spread alone would lose it.
  return createPool({ ...options, password: options.password, max });
}
