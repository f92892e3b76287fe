import { defineTask } from "@/server/queue/task";

/** Queues the mails of a policy's notice, some at a time. */
export const MAIL_POLICY = defineTask<{ id: string }>({
  name: "mailPolicy",
  maxAttempts: 24,
  longestWaitSeconds: 7200,
});
