import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import * as repo from "./repo";

/** Deletes links that were used or expired more than a day ago. Returns the number of rows. */
export async function cleanUpTokens(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteOver(db, limit));
}
