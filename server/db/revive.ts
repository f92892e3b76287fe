import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/server/core/log/log";
import { singleFlight } from "@/server/core/single-flight";
import { connect, databaseConfig, embeddedDatabase } from "./client";
import { isStoppedOnPurpose } from "@/tools/postgres/base/stop-mark";
import { isUnavailable } from "./unavailable";

const CHECK_MS = 1_000;
const PATIENCE_MS = 2_000;

/** Throws when the database does not respond within two seconds. */
export async function askDatabase(): Promise<void> {
  const { pool } = await connect();
  const late = new AbortController();
  const timeout = pause(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`the database did not answer within ${PATIENCE_MS} ms`);
  });
  // The loser of the race still settles.
  timeout.catch(() => undefined);
  await Promise.race([pool.query("select 1"), timeout]).finally(() => late.abort());
}

/**
 * Restarts the embedded PostgreSQL whenever it is gone, until stopped, unless it was ended on purpose (`npm run db --
 * stop`); then waits until it is started. Not for a server in DATABASE_URL, which is supervised elsewhere.
 * `revived` is called when it runs again, possibly at another address.
 */
export async function keepDatabaseRunning(
  revived: () => void = () => undefined,
): Promise<{ check(): Promise<void>; stop(): Promise<void> }> {
  const { pool } = await connect();
  let stopped = false;
  let toldStopped = false;

  const tellStopped = () => {
    if (!toldStopped) log.warn("the database was stopped on purpose: not starting it");
    toldStopped = true;
  };
  const revive = singleFlight(async () => {
    if (stopped) return;
    try {
      await pool.query("select 1");
      toldStopped = false;
    } catch (error) {
      if (!isUnavailable(error) || stopped) return;
      if (await isStoppedOnPurpose(embeddedDatabase())) return tellStopped();
      log.warn({ err: error }, "the database is gone: starting it again");
      // The address may have changed.
      Object.assign(pool.options, await databaseConfig());
      revived();
      log.info("the database runs again");
    }
  });
  const check = () =>
    void revive().catch((error: unknown) => log.error({ err: error }, "the database does not start again"));

  pool.on("error", check);
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  return {
    check: revive,
    async stop() {
      stopped = true;
      clearInterval(timer);
      pool.off("error", check);
      await revive().catch(() => undefined);
    },
  };
}
