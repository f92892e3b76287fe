import type { PeriodicJob } from "@/server/queue/task";
import { expireOrderEdits } from "./service-expire";

export const EDIT_JOBS: readonly PeriodicJob[] = [
  { name: "expireOrderEdits", cron: "*/5 * * * *", run: () => expireOrderEdits() },
];
