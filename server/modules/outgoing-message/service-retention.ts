import { v7 } from "uuid";
import type { Db } from "@/server/db/client";
import * as repo from "./repo";

const KEPT_DAYS = 30;

/** Who was written to, and when, is forgotten after 30 days. Answers how many rows of at most `limit` went. */
export function deleteOldMessages(db: Db, limit: number): Promise<number> {
  // Ids begin with the time they were made at, so that the primary key finds the old ones.
  const before = v7({ msecs: Date.now() - KEPT_DAYS * 86_400_000, random: new Uint8Array(16) });
  return repo.deleteDoneBefore(db, before, limit);
}
