import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import * as repo from "./repo-cleanup";

/** Deletes sessions and refresh tokens that ended long ago. Returns the number of rows. */
export async function cleanUpSessions(): Promise<number> {
  const db = await getDb();
  const tokens = await inBatches((limit) => repo.deleteOldTokens(db, limit));
  return tokens + (await inBatches((limit) => repo.deleteOldSessions(db, limit)));
}
