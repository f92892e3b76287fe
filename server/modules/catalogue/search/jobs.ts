import type { PeriodicJob } from "@/server/queue/task";
import { deleteOldMisses } from "./service-miss";
import { refreshSearchWords } from "./service-words";

export const SEARCH_JOBS: readonly PeriodicJob[] = [
  { name: "refreshSearchWords", cron: "0 * * * *", run: () => refreshSearchWords() },
  { name: "deleteOldMisses", cron: "50 19 * * *", run: deleteOldMisses },
];
