import type { PeriodicJob } from "@/server/queue/task";
import { moveOverdueCancellations } from "./service-timers";

export const CANCELLATION_JOBS: readonly PeriodicJob[] = [
  { name: "moveOverdueCancellations", cron: "*/5 * * * *", run: () => moveOverdueCancellations() },
];
