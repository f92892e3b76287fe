import { type SQL, sql } from "drizzle-orm";
import { defineTask } from "@/server/queue/task";

/** Asks the processor for one refund. The attempts last about a day and a half. */
export const SEND_REFUND = defineTask<{ refundId: string }>({
  name: "sendRefund",
  maxAttempts: 24,
  longestWaitSeconds: 7200,
});

const KEY_PREFIX = "refund:";

/** The key of a refund's job. */
export const jobKey = (refundId: string) => KEY_PREFIX + refundId;

/** The same in SQL. */
export const sqlJobKey = (refundId: SQL) => sql`${KEY_PREFIX} || ${refundId}`;
