import { DAY_MS } from "@/lib/time";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import * as repo from "./repo";

const KEPT_DAYS = 30;

/** Deletes recipients and dates 30 days after a message was written. Returns the number of rows deleted. */
export async function deleteOldMessages(): Promise<number> {
  const db = await getDb();
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  return inBatches((limit) => repo.deleteDoneBefore(db, before, limit));
}
