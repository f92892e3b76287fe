import { and, asc, eq, inArray, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";

export type MessageRow = typeof outgoingMessage.$inferSelect;

/** Told to whoever listens once a message is committed. */
export const MESSAGE_QUEUED = "outgoing_message";

export async function insertMessage(
  db: Db,
  row: Pick<typeof outgoingMessage.$inferInsert, "channel" | "kind" | "recipient" | "sealedContent">,
): Promise<void> {
  await db
    .insert(outgoingMessage)
    .values(row)
    .returning({ told: sql`pg_notify(${MESSAGE_QUEUED}, '')` });
}

/**
 * Takes due messages on: they fall due again after a lease, so that a process that dies meanwhile loses nothing, and
 * other processes take other messages. All times are the database's.
 */
export async function claimDue(db: Db, limit: number, leaseSeconds: number): Promise<MessageRow[]> {
  const due = db
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(and(eq(outgoingMessage.status, "queued"), lte(outgoingMessage.nextAttemptAt, sql`now()`)))
    .orderBy(asc(outgoingMessage.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(outgoingMessage)
    .set({ attempts: sql`${outgoingMessage.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    .where(sql`${outgoingMessage.id} = any(array(${due}))`)
    .returning();
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ status: "sent", sentAt: sql`now()`, nextAttemptAt: null, sealedContent: null, lastError: "" })
    .where(eq(outgoingMessage.id, id));
}

/** For good: what it says is erased too. */
export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ status: "failed", nextAttemptAt: null, sealedContent: null, lastError })
    .where(eq(outgoingMessage.id, id));
}

export async function postpone(db: Db, id: string, seconds: number, lastError: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ nextAttemptAt: inSeconds(seconds), lastError })
    .where(eq(outgoingMessage.id, id));
}

function inSeconds(seconds: number) {
  return sql<Date>`now() + ${seconds} * interval '1 second'`;
}

/** Deletes up to `limit` of those that are done with, made before the id's time; answers how many. */
export async function deleteDoneBefore(db: Db, id: string, limit: number): Promise<number> {
  const old = db
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(and(lt(outgoingMessage.id, id), ne(outgoingMessage.status, "queued")))
    .limit(limit);
  const { rowCount } = await db.delete(outgoingMessage).where(inArray(outgoingMessage.id, old));
  return rowCount ?? 0;
}
