import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { endBusiness, goOnClosing } from "./service-end";
import { CLOSE_VENDOR } from "./task";

export const CLOSING_TASKS: readonly TaskHandler[] = [handle(CLOSE_VENDOR, endBusiness)];

export const CLOSING_JOBS: readonly PeriodicJob[] = [
  { name: "goOnClosing", cron: "*/10 * * * *", run: () => goOnClosing() },
];
