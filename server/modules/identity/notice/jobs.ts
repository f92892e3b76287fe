import type { PeriodicJob } from "@/server/queue/task";
import { purgeNotices } from "./service";

export const NOTICE_JOBS: readonly PeriodicJob[] = [
  { name: "purgeNotices", cron: "25 19 * * *", run: purgeNotices },
];
