import type { PeriodicJob } from "@/server/queue/task";
import { expireVouchers, warnOfExpiry } from "./service-expiry";

export const VOUCHER_JOBS: readonly PeriodicJob[] = [
  { name: "expireVouchers", cron: "5 * * * *", run: () => expireVouchers() },
  // 10 am in Singapore.
  { name: "warnOfVoucherExpiry", cron: "0 2 * * *", run: () => warnOfExpiry() },
];
