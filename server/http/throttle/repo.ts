import { sql } from "drizzle-orm";
import { getDb } from "@/server/db/client";
import { inBatches, someOf } from "@/server/db/in-batches";
import { throttle } from "@/server/db/schema/throttle";

const OVER = sql`expire < extract(epoch from now()) * 1000`;

/** Deletes expired counters. Returns the number of rows. */
export async function cleanUpThrottle(): Promise<number> {
  const db = await getDb();
  return inBatches(async (limit) => {
    const { rowCount } = await db.delete(throttle).where(someOf(throttle, OVER, limit));
    return rowCount ?? 0;
  });
}
