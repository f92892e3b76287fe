import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { sendPush } from "./service-push-send";
import { SEND_PUSH } from "./task";
import { purgeNotices } from "./service";

export const NOTICE_TASKS: readonly TaskHandler[] = [
  handle(SEND_PUSH, ({ noticeId, subscriptionId }) => sendPush(noticeId, subscriptionId)),
];

export const NOTICE_JOBS: readonly PeriodicJob[] = [
  { name: "purgeNotices", cron: "25 19 * * *", run: purgeNotices },
];
