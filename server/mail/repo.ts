import { and, asc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";

export type MessageRow = typeof outgoingMessage.$inferSelect;

/** Inserts a message and returns its id, or null when the given id already exists. */
export async function insertMessage(
  db: Db,
  row: Pick<
    typeof outgoingMessage.$inferInsert,
    "id" | "channel" | "kind" | "recipient" | "language" | "sealedContent" | "noticeId"
  >,
): Promise<string | null> {
  const [inserted] = await db
    .insert(outgoingMessage)
    .values(row)
    .onConflictDoNothing({ target: outgoingMessage.id })
    .returning({ id: outgoingMessage.id });
  return inserted?.id ?? null;
}

/** Counts an attempt at a message yet to be sent. Returns null when it was sent or given up, or is gone. */
export async function beginAttempt(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .update(outgoingMessage)
    .set({ attempts: sql`${outgoingMessage.attempts} + 1` })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.status, "queued")))
    .returning();
  return row ?? null;
}

/**
 * Returns up to `limit` waiting messages without a job, as after restoring a backup, which contains messages but no
 * jobs.
 */
export async function strandedIds(db: Db, keyOf: (id: SQL) => SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(
      and(
        eq(outgoingMessage.status, "queued"),
        sql`not exists (select from graphile_worker.jobs where key = ${keyOf(sql`${outgoingMessage.id}`)})`,
      ),
    )
    .orderBy(asc(outgoingMessage.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ status: "sent", sentAt: sql`now()`, sealedContent: null, lastError: "" })
    .where(eq(outgoingMessage.id, id));
}

/** Marks a message as not needed any more and erases its content. */
export async function markSkipped(db: Db, id: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ status: "skipped", sealedContent: null, lastError: "" })
    .where(eq(outgoingMessage.id, id));
}

/** Marks a message as permanently refused and erases its content. */
export async function markRefused(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(outgoingMessage)
    .set({ status: "refused", sealedContent: null, lastError })
    .where(eq(outgoingMessage.id, id));
}

/** Returns false when no sent message has this id. */
export async function markBounced(db: Db, id: string, lastError: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outgoingMessage)
    .set({ status: "bounced", lastError })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.status, "sent")));
  return Boolean(rowCount);
}

export async function noteFailure(db: Db, id: string, lastError: string): Promise<void> {
  await db.update(outgoingMessage).set({ lastError }).where(eq(outgoingMessage.id, id));
}

/** Deletes up to `limit` messages written before `before` that are sent or given up. Returns how many. */
export async function deleteDoneBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(and(lt(outgoingMessage.createdAt, before), ne(outgoingMessage.status, "queued")))
    .limit(limit);
  const { rowCount } = await db.delete(outgoingMessage).where(inArray(outgoingMessage.id, old));
  return rowCount ?? 0;
}
