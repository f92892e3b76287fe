import { count, eq } from "drizzle-orm";
import { getDb } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { MAIL_LANE } from "@/server/jobs";
import { resumeSending } from "@/server/mail/service-send";
import { runLaneOnce } from "@/server/queue/run-due";

/** Makes one attempt at each due message, one after another, and returns the number sent. */
export async function sendMessages(): Promise<number> {
  resumeSending();
  const before = await countSent();
  await runLaneOnce(MAIL_LANE);
  return (await countSent()) - before;
}

/** Makes all waiting jobs due now. */
export async function makeJobsDue(): Promise<void> {
  const db = await getDb();
  await db.execute(
    "select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())",
  );
}

async function countSent(): Promise<number> {
  const db = await getDb();
  const [row] = await db
    .select({ sent: count() })
    .from(outgoingMessage)
    .where(eq(outgoingMessage.status, "sent"));
  return row?.sent ?? 0;
}
