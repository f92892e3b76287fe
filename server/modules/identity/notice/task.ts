import { defineTask } from "@/server/queue/task";

/** Sends one notice to one device. */
export const SEND_PUSH = defineTask<{ noticeId: string; subscriptionId: string }>({
  name: "sendPush",
  maxAttempts: 6,
});
