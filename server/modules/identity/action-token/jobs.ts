import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpTokens } from "./service-cleanup";

export const ACTION_TOKEN_JOBS: readonly PeriodicJob[] = [
  { name: "cleanUpTokens", cron: "*/10 * * * *", run: cleanUpTokens },
];
