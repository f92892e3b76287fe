import type { PeriodicJob } from "@/server/queue/task";
import { expireOffers } from "./service-order";

export const OFFER_JOBS: readonly PeriodicJob[] = [
  { name: "expireOffers", cron: "7 * * * *", run: () => expireOffers() },
];
