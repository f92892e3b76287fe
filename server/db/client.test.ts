import { useTestDatabase } from "@/tests/setup/database";
import { connectForReading, disconnect, getDb } from "./client";

const database = useTestDatabase();

test("a rendering process reads the database through few connections and cannot write", async () => {
  const pool = connectForReading(database().config);
  try {
    const db = await getDb();
    expect((await db.execute("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await expect(pool.query("create table written ()")).rejects.toThrow("read-only transaction");
    await Promise.all(Array.from({ length: 20 }, () => pool.query("select pg_sleep(0.01)")));
    expect(pool.totalCount).toBeLessThanOrEqual(4);
    expect((await pool.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "1min" }]);
  } finally {
    await disconnect();
  }
});
