import type { PeriodicJob } from "@/server/queue/task";
import { remindFollowUps } from "./service-follow-up";

/** At 9 in Singapore. */
export const ENQUIRY_JOBS: readonly PeriodicJob[] = [
  { name: "remindFollowUps", cron: "0 1 * * *", run: remindFollowUps },
];
