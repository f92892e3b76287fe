import type { PeriodicJob } from "@/server/queue/task";
import { purgeLiveEvents } from "./service";

export const LIVE_JOBS: readonly PeriodicJob[] = [
  { name: "purgeLiveEvents", cron: "*/10 * * * *", run: purgeLiveEvents },
];
