import type { PeriodicJob } from "@/server/queue/task";
import { abandonUnpaidPurchases, sendDueVouchers } from "./service-settle";

export const EVOUCHER_JOBS: readonly PeriodicJob[] = [
  { name: "sendDueVouchers", cron: "*/5 * * * *", run: () => sendDueVouchers() },
  { name: "abandonUnpaidPurchases", cron: "*/15 * * * *", run: () => abandonUnpaidPurchases() },
];
