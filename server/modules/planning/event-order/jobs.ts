import type { PeriodicJob } from "@/server/queue/task";
import { lockGuaranteed, tellChangedPlans } from "./service-beo-versions";

export const EVENT_ORDER_JOBS: readonly PeriodicJob[] = [
  // Just after midnight in Singapore, when a guarantee date has passed, and hourly for orders tied later.
  { name: "lockGuaranteed", cron: "5 * * * *", run: () => lockGuaranteed() },
  // From 8 am to 9 pm in Singapore.
  { name: "tellChangedPlans", cron: "20 0-13 * * *", run: () => tellChangedPlans() },
];
