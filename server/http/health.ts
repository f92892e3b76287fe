import { Hono } from "hono";
import { connect } from "@/server/db/client";
import { log } from "@/server/log";

const DATABASE_MS = 2_000;

/** `/healthz` answers while the process lives, `/readyz` when it can serve: for whatever starts and watches it. */
export const health = new Hono()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    try {
      await Promise.race([askDatabase(), timeout(DATABASE_MS)]);
      return c.json({ status: "ready" });
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return c.json({ status: "unavailable" }, 503);
    }
  });

async function askDatabase(): Promise<void> {
  const { pool } = await connect();
  await pool.query("select 1");
}

function timeout(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`the database did not answer within ${ms} ms`)), ms).unref();
  });
}
