import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpSessions } from "./service-cleanup";

export const SESSION_JOBS: readonly PeriodicJob[] = [
  { name: "cleanUpSessions", cron: "*/10 * * * *", run: cleanUpSessions },
];
