/** Run as a separate process: starts one job of WORKER_DATABASE, reports it, and never finishes it. */
import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientConfig } from "pg";
import type { Connection } from "@/server/db/client";
import { createPool } from "@/server/db/pool";
import { startQueue } from "@/server/queue/start";
import { defineTask, handle } from "@/server/queue/task";

const pool = createPool(JSON.parse(process.env.WORKER_DATABASE ?? "{}") as ClientConfig);
const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<Connection> };
shared.sayangConnection = Promise.resolve({ pool, db: drizzle({ client: pool }) });

const hang = async () => {
  // A worker takes its lock shortly after its first job.
  for (let held = 0; held === 0;) {
    const { rowCount } = await pool.query(
      "select from pg_locks where locktype = 'advisory' and mode = 'ShareLock'",
    );
    held = rowCount ?? 0;
  }
  process.stdout.write("begun\n");
  return new Promise(() => undefined);
};
startQueue([
  {
    name: "test",
    concurrency: 1,
    handlers: [handle(defineTask<{ n: number }>({ name: "touch", maxAttempts: 3 }), hang)],
    periodic: [],
  },
]);
