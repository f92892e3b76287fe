import pg from "pg";
import { log } from "@/server/log";
import { connect } from "./client";

const RECONNECT_MS = 5_000;

/**
 * Calls `heard` whenever some process notifies `channel`, until stopped. It has a connection of its own; what is said
 * while that is down is missed, so nothing may depend on this alone.
 */
export function listen(channel: string, heard: () => void): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let opening = open();

  async function open(): Promise<void> {
    try {
      const { pool } = await connect();
      if (stopped) return;
      client = new pg.Client(pool.options);
      client.on("notification", heard);
      client.on("error", retry);
      client.on("end", retry);
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      retry(error);
    }
  }

  function retry(error?: unknown): void {
    if (stopped || timer) return;
    log.warn({ err: error, channel }, "not listening to the database, will try again");
    void close(client);
    timer = setTimeout(() => {
      timer = undefined;
      opening = open();
    }, RECONNECT_MS);
    timer.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await opening;
      await close(client);
    },
  };
}

async function close(client: pg.Client | undefined): Promise<void> {
  client?.removeAllListeners().on("error", () => undefined);
  await client?.end().catch(() => undefined);
}
