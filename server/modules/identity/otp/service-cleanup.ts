import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import * as repo from "./repo";
import * as challenges from "./repo-challenge";

/** Deletes codes and second steps that ended at least a day ago, and returns their number. */
export async function cleanUpCodes(): Promise<number> {
  const db = await getDb();
  const codes = await inBatches((limit) => repo.deleteOver(db, limit));
  return codes + (await inBatches((limit) => challenges.deleteOver(db, limit)));
}
