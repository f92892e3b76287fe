import type { PeriodicJob } from "@/server/queue/task";
import { closeLedger } from "./service";

/** Hourly, although days end only once: it makes up for a night on which nothing ran. */
export const DAILY_CLOSING_JOBS: readonly PeriodicJob[] = [
  { name: "closeLedger", cron: "7 * * * *", run: () => closeLedger() },
];
