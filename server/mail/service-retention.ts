import { v7 } from "uuid";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import * as repo from "./repo";

const KEPT_DAYS = 30;

/** Forgets recipients and dates 30 days after a message was written. Returns the number of rows deleted. */
export async function deleteOldMessages(): Promise<number> {
  const db = await getDb();
  // Ids begin with their creation time, so that the primary key finds the old ones.
  const before = v7({ msecs: Date.now() - KEPT_DAYS * 86_400_000, random: new Uint8Array(16) });
  return inBatches((limit) => repo.deleteDoneBefore(db, before, limit));
}
