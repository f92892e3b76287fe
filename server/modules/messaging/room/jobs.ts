import type { PeriodicJob } from "@/server/queue/task";
import { mailUnread } from "./service-mail";

export const ROOM_JOBS: readonly PeriodicJob[] = [
  { name: "mailUnreadRooms", cron: "* * * * *", run: mailUnread },
];
