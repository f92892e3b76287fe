import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpActivity } from "./service-activity";

export const TEAM_JOBS: readonly PeriodicJob[] = [
  { name: "cleanUpVendorActivity", cron: "40 19 * * *", run: cleanUpActivity },
];
