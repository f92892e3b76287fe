import type { PeriodicJob } from "@/server/queue/task";
import { refreshSearchWords } from "./service-words";

export const SEARCH_JOBS: readonly PeriodicJob[] = [
  { name: "refreshSearchWords", cron: "0 * * * *", run: () => refreshSearchWords() },
];
