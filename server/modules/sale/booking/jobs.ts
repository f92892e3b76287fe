import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import type { PeriodicJob } from "@/server/queue/task";
import { deleteExpired } from "./repo-hold";

async function deleteExpiredHolds(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => deleteExpired(db, limit));
}

/** Expired holds are ignored from the moment they expire; this only deletes them. */
export const BOOKING_JOBS: readonly PeriodicJob[] = [
  { name: "deleteExpiredHolds", cron: "20 * * * *", run: deleteExpiredHolds },
];
