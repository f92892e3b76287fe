import { and, asc, count, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { busyCalendar, busyTime } from "@/server/db/schema/messaging/busy";

export type CalendarRow = typeof busyCalendar.$inferSelect;

export async function findCalendar(db: Db, vendorId: string): Promise<CalendarRow | null> {
  const [row] = await db.select().from(busyCalendar).where(eq(busyCalendar.vendorId, vendorId));
  return row ?? null;
}

export async function lockCalendar(tx: Transaction, vendorId: string): Promise<CalendarRow | null> {
  const [row] = await tx.select().from(busyCalendar).where(eq(busyCalendar.vendorId, vendorId)).for("update");
  return row ?? null;
}

export async function saveCalendar(tx: Transaction, row: typeof busyCalendar.$inferInsert): Promise<void> {
  const { vendorId: _, ...set } = row;
  await tx.insert(busyCalendar).values(row).onConflictDoUpdate({ target: busyCalendar.vendorId, set });
}

export async function updateCalendar(db: Db, vendorId: string, values: Partial<CalendarRow>): Promise<void> {
  await db.update(busyCalendar).set(values).where(eq(busyCalendar.vendorId, vendorId));
}

export async function deleteCalendar(tx: Transaction, vendorId: string): Promise<void> {
  await tx.delete(busyCalendar).where(eq(busyCalendar.vendorId, vendorId));
}

const INSERTED_AT_ONCE = 500;

export async function replaceTimes(
  tx: Transaction,
  vendorId: string,
  times: readonly { startsAt: Date; endsAt: Date }[],
): Promise<void> {
  await tx.delete(busyTime).where(eq(busyTime.vendorId, vendorId));
  for (let at = 0; at < times.length; at += INSERTED_AT_ONCE) {
    const rows = times.slice(at, at + INSERTED_AT_ONCE);
    await tx.insert(busyTime).values(rows.map(({ startsAt, endsAt }) => ({ vendorId, startsAt, endsAt })));
  }
}

/** Returns the busy times that overlap the span from `from` up to but excluding `to`. */
export async function busyBetween(
  db: Db,
  vendorId: string,
  from: Date,
  to: Date,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  return db
    .select({ startsAt: busyTime.startsAt, endsAt: busyTime.endsAt })
    .from(busyTime)
    .where(and(eq(busyTime.vendorId, vendorId), gt(busyTime.endsAt, from), lt(busyTime.startsAt, to)));
}

export async function countAhead(db: Db, vendorId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(busyTime)
    .where(and(eq(busyTime.vendorId, vendorId), gt(busyTime.endsAt, now)));
  return row?.n ?? 0;
}

/**
 * Claims up to `limit` calendars that are due and postpones their next reading, so that no other process claims them,
 * too.
 */
export async function takeDue(tx: Transaction, now: Date, until: Date, limit: number): Promise<string[]> {
  const due = await tx
    .select({ vendorId: busyCalendar.vendorId })
    .from(busyCalendar)
    .where(lte(busyCalendar.nextReadAt, now))
    .orderBy(asc(busyCalendar.nextReadAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const ids = due.map(({ vendorId }) => vendorId);
  if (ids.length > 0) {
    await tx
      .update(busyCalendar)
      .set({ nextReadAt: until })
      .where(sql`${busyCalendar.vendorId} = any(${sql.param(ids)}::uuid[])`);
  }
  return ids;
}
