import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { eraseOldAgreements, writeAgreements } from "./service";
import { WRITE_AGREEMENTS } from "./task";

export const AGREEMENT_TASKS: readonly TaskHandler[] = [
  handle(WRITE_AGREEMENTS, ({ orderId }) => writeAgreements(orderId)),
];

export const AGREEMENT_JOBS: readonly PeriodicJob[] = [
  { name: "eraseOldAgreements", cron: "50 19 * * *", run: () => eraseOldAgreements() },
];
