import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
const BATCH = 1_000;
/** A round ends here; the rest waits for the next. */
const MAX_BATCHES = 20;

/**
 * Repeats a deletion of at most `limit` rows until it finds fewer, so that none holds locks for long. Returns the
 * number of rows.
 */
export async function inBatches(deleteUpTo: (limit: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await deleteUpTo(BATCH);
    deleted += count;
    if (count < BATCH) break;
  }
  return deleted;
}

/** Returns the condition for at most `limit` rows of `table`, skipping rows locked by another transaction. */
export function someOf(table: PgTable, where: SQL, limit: number): SQL {
  return sql`ctid in (select ctid from ${table} where ${where} limit ${limit} for update skip locked)`;
}
