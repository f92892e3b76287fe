import { defineTask } from "@/server/queue/task";

/**
 * Sends one message. Attempts end by its age, not their number (see expiry.ts). After an outage, no mail waits longer
 * than half an hour.
 */
export const SEND_MESSAGE = defineTask<{ messageId: string }>({
  name: "sendMessage",
  maxAttempts: 1000,
  longestWaitSeconds: 1800,
});
