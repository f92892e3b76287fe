import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { enqueue } from "@/server/queue/enqueue";
import { defineTask } from "@/server/queue/task";

/** Requests one refund from the processor. The attempts last about a day and a half. */
export const SEND_REFUND = defineTask<{ refundId: string }>({
  name: "sendRefund",
  maxAttempts: 24,
  longestWaitSeconds: 7200,
});

const KEY_PREFIX = "refund:";

/** Queues the refund in the caller's transaction: the processor is asked after the commit. */
export async function enqueueRefund(tx: Db, refundId: string): Promise<void> {
  await enqueue(tx, SEND_REFUND, { refundId }, { key: KEY_PREFIX + refundId });
}

/** The key of a refund's job, in SQL. */
export const sqlJobKey = (refundId: SQL) => sql`${KEY_PREFIX} || ${refundId}`;
