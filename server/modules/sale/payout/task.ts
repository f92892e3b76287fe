import { type SQL, sql } from "drizzle-orm";
import { defineTask } from "@/server/queue/task";

/**
 * Requests one transfer from the processor. The attempts last about a day and a half; then a periodic job starts again.
 */
export const SEND_PAYOUT = defineTask<{ payoutId: string }>({
  name: "sendPayout",
  maxAttempts: 24,
  longestWaitSeconds: 7200,
});

const KEY_PREFIX = "payout:";

/** Returns the key of a payout's job. */
export const jobKey = (payoutId: string) => KEY_PREFIX + payoutId;

/** The same in SQL. */
export const sqlJobKey = (payoutId: SQL) => sql`${KEY_PREFIX} || ${payoutId}`;
