import type { PeriodicJob } from "@/server/queue/task";
import { cleanUpDeliveries, sendDueDeliveries } from "./service-delivery";

/** vendor-webhooks.sql makes it due, by this name. */
export const SEND_WEBHOOKS: PeriodicJob = {
  name: "sendWebhooks",
  cron: "* * * * *",
  run: () => sendDueDeliveries(),
};

export const INTEGRATION_JOBS: readonly PeriodicJob[] = [
  SEND_WEBHOOKS,
  { name: "cleanUpWebhookDeliveries", cron: "50 19 * * *", run: () => cleanUpDeliveries() },
];
