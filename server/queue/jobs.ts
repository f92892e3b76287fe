import { getDb } from "@/server/db/client";
import { deleteOldDeadLetters } from "./dead-letters";
import type { PeriodicJob } from "./task";

export const QUEUE_JOBS: readonly PeriodicJob[] = [
  { name: "deleteOldDeadLetters", cron: "17 3 * * *", run: async () => deleteOldDeadLetters(await getDb()) },
];
