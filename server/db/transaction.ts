import { getDb, type Transaction } from "./client";
import { pgErrorCode } from "./pg-error";

const RETRIES = 3;
/** serialization_failure, deadlock_detected */
const RETRYABLE = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction. Retries from the start after a serialization failure or deadlock. */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const db = await getDb();
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt > RETRIES || !RETRYABLE.has(pgErrorCode(error) ?? "")) throw error;
    }
  }
}
