import type { PeriodicJob } from "@/server/queue/task";
import { followCertificates } from "./service-expiry";

/** From 9 am to 9 pm in Singapore, so that no mail goes out at night. */
export const FACT_JOBS: readonly PeriodicJob[] = [
  { name: "followCertificates", cron: "15 1-13 * * *", run: () => followCertificates() },
];
