import type { PeriodicJob } from "@/server/queue/task";
import { publishDueProducts } from "./own/service-status";

export const PRODUCT_JOBS: readonly PeriodicJob[] = [
  { name: "publishDueProducts", cron: "*/5 * * * *", run: () => publishDueProducts() },
];
