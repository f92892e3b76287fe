import type { PeriodicJob } from "@/server/queue/task";
import { remindOfPayments } from "./service";

/** From 9 am to 9 pm in Singapore: what an outage held up still goes out the same day, and never at night. */
export const REMINDER_JOBS: readonly PeriodicJob[] = [
  { name: "remindOfPayments", cron: "5 1-13 * * *", run: () => remindOfPayments() },
];
