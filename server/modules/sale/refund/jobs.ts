import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { dispatchRefunds, sendRefund } from "./service-dispatch";
import { SEND_REFUND } from "./task";

export const REFUND_TASKS: readonly TaskHandler[] = [
  handle(SEND_REFUND, ({ refundId }) => sendRefund(refundId)),
];

export const REFUND_JOBS: readonly PeriodicJob[] = [
  { name: "dispatchRefunds", cron: "*/5 * * * *", run: dispatchRefunds },
];
