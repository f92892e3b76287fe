import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";

/** The last day of the wedding's events, which are on the wedding day unless they have their own date. */
const lastDay = sql<IsoDate | null>`coalesce((
  select max(coalesce(${weddingEvent.date}, ${customer.weddingDate}))
  from ${weddingEvent} where ${weddingEvent.weddingId} = ${wedding.id}
), ${customer.weddingDate})`;

/** Returns weddings whose last day was by `day` and that have no deletion date yet. */
export async function findOver(db: Db, day: IsoDate): Promise<{ id: string; lastDay: IsoDate }[]> {
  const rows = await db
    .select({ id: wedding.id, lastDay })
    .from(wedding)
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(and(sql`${wedding.purgeOn} is null`, lte(lastDay, day)));
  return rows.flatMap(({ id, lastDay: last }) => (last ? [{ id, lastDay: last }] : []));
}

/** Clears the deletion date of weddings that have been moved to a later day or have no day any more. */
export async function forgetMoved(db: Db, day: IsoDate): Promise<void> {
  await db.execute(sql`
    update ${wedding} set purge_on = null
    from ${customer}
    where ${customer.id} = ${wedding.customerId} and ${wedding.purgeOn} is not null and (${lastDay} > ${day} or ${lastDay} is null)`);
}

export async function setPurgeOn(tx: Transaction, weddingId: string, day: IsoDate): Promise<boolean> {
  const rows = await tx
    .update(wedding)
    .set({ purgeOn: day })
    .where(and(eq(wedding.id, weddingId), sql`${wedding.purgeOn} is null`))
    .returning({ id: wedding.id });
  return rows.length > 0;
}

/** Returns weddings whose guests' details are due for deletion by that day. */
export async function findDue(db: Db, day: IsoDate): Promise<string[]> {
  const rows = await db
    .select({ id: wedding.id })
    .from(wedding)
    .where(and(isNotNull(wedding.purgeOn), lte(wedding.purgeOn, day)));
  return rows.map(({ id }) => id);
}

/** Locks the wedding, if its guests' details are still due for deletion by that day and its last day was by `over`. */
export async function lockDue(
  tx: Transaction,
  weddingId: string,
  { day, over }: { day: IsoDate; over: IsoDate },
): Promise<boolean> {
  const rows = await tx
    .select({ id: wedding.id })
    .from(wedding)
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(and(eq(wedding.id, weddingId), lte(wedding.purgeOn, day), lte(lastDay, over)))
    .for("no key update", { of: wedding });
  return rows.length > 0;
}

/** Guests who are added later get a new deletion date. */
export async function markPurged(tx: Transaction, weddingId: string, now: Date): Promise<void> {
  await tx.update(wedding).set({ purgeOn: null, purgedAt: now }).where(eq(wedding.id, weddingId));
}
