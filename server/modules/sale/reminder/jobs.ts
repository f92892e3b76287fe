import type { PeriodicJob } from "@/server/queue/task";
import { remindOfPayments } from "./service";

/** From 9 am to 9 pm in Singapore: reminders delayed by an outage are still sent the same day, but never at night. */
export const REMINDER_JOBS: readonly PeriodicJob[] = [
  { name: "remindOfPayments", cron: "5 1-13 * * *", run: () => remindOfPayments() },
];
