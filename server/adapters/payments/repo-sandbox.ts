import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { sandboxEvent, sandboxIntent } from "@/server/db/schema/sale/sandbox";

export type IntentRow = typeof sandboxIntent.$inferSelect;
export type EventRow = typeof sandboxEvent.$inferSelect;

/** Returns the intent with this idempotency key, creating it if necessary. */
export async function findOrCreateIntent(
  db: Db,
  values: typeof sandboxIntent.$inferInsert,
): Promise<IntentRow> {
  await db.insert(sandboxIntent).values(values).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(sandboxIntent)
    .where(eq(sandboxIntent.idempotencyKey, values.idempotencyKey));
  if (!row) throw new Error("the intent that was just written is gone");
  return row;
}

export async function findIntent(db: Db, id: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(sandboxIntent).where(eq(sandboxIntent.id, id));
  return row ?? null;
}

export async function lockIntent(tx: Transaction, id: string): Promise<IntentRow | null> {
  const [row] = await tx.select().from(sandboxIntent).where(eq(sandboxIntent.id, id)).for("update");
  return row ?? null;
}

export async function updateIntent(
  tx: Transaction,
  id: string,
  values: Partial<Omit<IntentRow, "id" | "amountCents" | "idempotencyKey">>,
): Promise<void> {
  await tx.update(sandboxIntent).set(values).where(eq(sandboxIntent.id, id));
}

/** Returns false when an event with this id already exists. */
export async function insertEvent(
  tx: Transaction,
  values: typeof sandboxEvent.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(sandboxEvent)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: sandboxEvent.id });
  return written.length === 1;
}

/** Longer than a delivery may take. */
const LEASE_SECONDS = 15;

/**
 * Claims due events for delivery: they become due again after a short, fixed lease, so that a crashed process delays
 * little and other processes take other events.
 */
export async function claimDueEvents(db: Db, now: Date, limit: number): Promise<EventRow[]> {
  const due = db
    .select({ id: sandboxEvent.id })
    .from(sandboxEvent)
    .where(and(isNull(sandboxEvent.deliveredAt), lte(sandboxEvent.nextAttemptAt, now)))
    .orderBy(asc(sandboxEvent.nextAttemptAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(sandboxEvent)
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_SECONDS * 1000) })
    .where(sql`${sandboxEvent.id} = any(array(${due}))`)
    .returning();
}

/** Postpones an event that was refused: by 15 seconds at first, then twice as long each time, up to ten minutes. */
export async function putOff(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sandboxEvent)
    .set({
      attempts: sql`${sandboxEvent.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + least(15 * power(2, ${sandboxEvent.attempts}), 600) * interval '1 second'`,
    })
    .where(eq(sandboxEvent.id, id));
}

export async function markDelivered(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sandboxEvent).set({ deliveredAt: now }).where(eq(sandboxEvent.id, id));
}

/** Returns the events of these types between two instants, in order. */
export async function eventsBetween(
  db: Db,
  types: readonly string[],
  from: Date,
  to: Date,
): Promise<EventRow[]> {
  return db
    .select()
    .from(sandboxEvent)
    .where(
      and(
        inArray(sandboxEvent.type, [...types]),
        gte(sandboxEvent.createdAt, from),
        lte(sandboxEvent.createdAt, to),
      ),
    )
    .orderBy(asc(sandboxEvent.createdAt), asc(sandboxEvent.id));
}
