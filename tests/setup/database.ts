import { drizzle } from "drizzle-orm/node-postgres";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { clearCache } from "@/server/core/cache";
import type { Connection } from "@/server/db/client";
import { createPool } from "@/server/db/pool";
import { withDatabase } from "./database/with-database";

type Prepared = { server: pg.ClientConfig; template: string; run: string };

export type TestDatabase = Connection & { config: pg.ClientConfig; close(): Promise<void> };

/** Creates a migrated database, copied from this run's template. */
export async function testDatabase(): Promise<TestDatabase> {
  const { server, template, run } = JSON.parse(process.env.SAYANG_TEST_DATABASE ?? "{}") as Prepared;
  const name = `sayang_${run}_${randomBytes(4).toString("hex")}`;
  await asAdmin(server, `create database ${name} template ${template}`);
  const config = withDatabase(server, name);
  const pool = createPool({ ...config, max: 10 });
  return {
    pool,
    db: drizzle({ client: pool }),
    config,
    close: async () => {
      await pool.end();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Gives the tests of a file one database, which services find as if the server had opened it. */
export function useTestDatabase(): () => TestDatabase {
  const shared = globalThis as typeof globalThis & { sayangConnection?: Promise<Connection> };
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await testDatabase();
    shared.sayangConnection = Promise.resolve(opened);
    clearCache();
  });
  afterAll(async () => {
    shared.sayangConnection = closedConnection();
    await opened?.close();
  });
  return () => {
    if (!opened) throw new Error("the test database is open only inside tests");
    return opened;
  };
}

/** Refuses late calls, which must not open the developer's own database instead. */
function closedConnection(): Promise<Connection> {
  const closed = Promise.reject<Connection>(new Error("the test database is closed"));
  closed.catch(() => undefined);
  return closed;
}

/** Retries while the template is being copied, which allows one connection at a time. */
async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        await admin.query(statement);
        return;
      } catch (error) {
        const busy = error instanceof pg.DatabaseError && error.code === "55006";
        if (!busy || attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await admin.end();
  }
}
