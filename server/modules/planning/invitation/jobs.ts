import type { PeriodicJob } from "@/server/queue/task";
import { sendDigests } from "./service-digest";
import { sendDueInvitations, sendDueReminders } from "./service-send";
import { tellUndelivered } from "./service-undelivered";

export const INVITATION_JOBS: readonly PeriodicJob[] = [
  { name: "sendDueInvitations", cron: "* * * * *", run: () => sendDueInvitations() },
  // 10 am in Singapore.
  { name: "sendDueReminders", cron: "0 2 * * *", run: () => sendDueReminders() },
  { name: "sendRsvpDigests", cron: "0 1 * * *", run: () => sendDigests() },
  { name: "tellUndelivered", cron: "*/10 * * * *", run: () => tellUndelivered() },
];
