import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { abandonUnpaidOrders, expireUnansweredOrders } from "./service/cancel";
import { sendComments } from "./service/comment";
import { completeDeliveredOrders, deliverSilentOrders } from "./service/complete";
import { warnOfUnpaidOrders } from "./service/warn";
import { MAIL_COMMENTS } from "./rules/task";

export const ORDER_TASKS: readonly TaskHandler[] = [
  handle(MAIL_COMMENTS, (payload) => sendComments(payload)),
];

export const ORDER_JOBS: readonly PeriodicJob[] = [
  { name: "warnOfUnpaidOrders", cron: "* * * * *", run: () => warnOfUnpaidOrders() },
  { name: "abandonUnpaidOrders", cron: "* * * * *", run: () => abandonUnpaidOrders() },
  { name: "expireUnansweredOrders", cron: "* * * * *", run: () => expireUnansweredOrders() },
  { name: "deliverSilentOrders", cron: "*/5 * * * *", run: () => deliverSilentOrders() },
  { name: "completeDeliveredOrders", cron: "*/5 * * * *", run: () => completeDeliveredOrders() },
];
