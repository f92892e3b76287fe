import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpCodes } from "./service-cleanup";

export const OTP_JOBS: readonly PeriodicJob[] = [
  { name: "cleanUpCodes", cron: "*/10 * * * *", run: cleanUpCodes },
];
