import { addDays, todayInSingapore } from "@/lib/dates";
import { getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import type { PeriodicJob } from "@/server/queue/task";
import { deleteBefore } from "./repo";

/** 24 months, to compare years, plus one month. */
const KEEP_DAYS = 760;

async function deleteOldVisits(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => deleteBefore(db, addDays(todayInSingapore(), -KEEP_DAYS), limit));
}

export const VISIT_JOBS: readonly PeriodicJob[] = [
  { name: "deleteOldVisits", cron: "40 19 * * *", run: deleteOldVisits },
];
