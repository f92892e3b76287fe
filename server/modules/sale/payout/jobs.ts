import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { cleanUpConnectAttempts, refreshUnfinishedAccounts } from "./service-connect";
import { dispatchPayouts, runPayouts, sendPayout } from "./service-run";
import { SEND_PAYOUT } from "./task";

export const PAYOUT_TASKS: readonly TaskHandler[] = [
  handle(SEND_PAYOUT, ({ payoutId }) => sendPayout(payoutId)),
];

/**
 * Hourly, although little falls due except on Mondays: it makes up for a missed run, and pays vendors who have just
 * connected.
 */
export const PAYOUT_JOBS: readonly PeriodicJob[] = [
  { name: "runPayouts", cron: "3 * * * *", run: () => runPayouts() },
  { name: "dispatchPayouts", cron: "*/5 * * * *", run: () => dispatchPayouts() },
  { name: "refreshConnectAccounts", cron: "17 * * * *", run: () => refreshUnfinishedAccounts() },
  { name: "cleanUpConnectAttempts", cron: "41 * * * *", run: () => cleanUpConnectAttempts() },
];
