import type { Db } from "@/server/db/client";
import { enqueue } from "@/server/queue/enqueue";
import { defineTask } from "@/server/queue/task";

/** A vendor that two operators closed. */
export type Closed = { vendorId: string; doneBy: string; reason: string };

/** Ends the business of a vendor that has been closed. The attempts last about a day and a half. */
export const CLOSE_VENDOR = defineTask<Closed>({
  name: "closeVendor",
  maxAttempts: 24,
  longestWaitSeconds: 7200,
});

export async function enqueueClosing(db: Db, closed: Closed): Promise<void> {
  await enqueue(db, CLOSE_VENDOR, closed, { key: `closeVendor:${closed.vendorId}` });
}
