import type { PeriodicJob } from "@/server/queue/task";
import { readDueCalendars } from "./service";

export const BUSY_JOBS: readonly PeriodicJob[] = [
  { name: "readBusyCalendars", cron: "*/5 * * * *", run: readDueCalendars },
];
