import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpEvents, handleStoredEvents } from "./service";
import { askAboutOpenCharges } from "./service-ask";

export const WEBHOOK_JOBS: readonly PeriodicJob[] = [
  { name: "handleStoredEvents", cron: "* * * * *", run: handleStoredEvents },
  { name: "askAboutOpenCharges", cron: "*/5 * * * *", run: askAboutOpenCharges },
  { name: "cleanUpEvents", cron: "17 4 * * *", run: cleanUpEvents },
];
