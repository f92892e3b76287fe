import { and, count, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { dateHold } from "@/server/db/schema/sale/booking";

export type HoldRow = typeof dateHold.$inferSelect;

const alive = gt(dateHold.expiresAt, sql`now()`);
/** A couple's own hold is the place that it books. */
const ofOthers = (customerId: string | null) =>
  customerId === null ? undefined : or(isNull(dateHold.customerId), ne(dateHold.customerId, customerId));

/** Serialises the allocation of places on a day until the transaction ends, so that booked and held places add up. */
export async function lockDay(tx: Transaction, vendorId: string, date: IsoDate): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking ${vendorId} ${date}`}, 0))`);
}

/** Counts the places held for anyone but the customer, by vendor and date. */
export async function heldForOthers(
  db: Db,
  customerId: string | null,
  vendorIds: readonly string[],
  dates: readonly string[],
): Promise<{ vendorId: string; date: string; held: number }[]> {
  return db
    .select({ vendorId: dateHold.vendorId, date: dateHold.date, held: count() })
    .from(dateHold)
    .where(
      and(
        inArray(dateHold.vendorId, [...vendorIds]),
        inArray(dateHold.date, [...dates]),
        alive,
        ofOthers(customerId),
      ),
    )
    .groupBy(dateHold.vendorId, dateHold.date);
}

export async function countHolds(tx: Transaction, vendorId: string): Promise<number> {
  const [row] = await tx
    .select({ holds: count() })
    .from(dateHold)
    .where(and(eq(dateHold.vendorId, vendorId), alive));
  return row?.holds ?? 0;
}

export async function insertHold(tx: Transaction, row: typeof dateHold.$inferInsert): Promise<HoldRow> {
  const [made] = await tx.insert(dateHold).values(row).returning();
  if (!made) throw new Error("the hold was not written");
  return made;
}

export async function deleteHold(db: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(dateHold)
    .where(and(eq(dateHold.id, id), eq(dateHold.vendorId, vendorId)))
    .returning({ id: dateHold.id });
  return gone.length > 0;
}

/** Deletes a hold that has not expired, and returns it. */
export async function takeHold(tx: Transaction, vendorId: string, id: string): Promise<HoldRow | null> {
  const [row] = await tx
    .delete(dateHold)
    .where(and(eq(dateHold.id, id), eq(dateHold.vendorId, vendorId), alive))
    .returning();
  return row ?? null;
}

/** Called when the couple has booked the date that was held for it. */
export async function deleteHoldsOf(
  tx: Transaction,
  customerId: string,
  vendorId: string,
  date: IsoDate,
): Promise<void> {
  await tx
    .delete(dateHold)
    .where(
      and(eq(dateHold.vendorId, vendorId), eq(dateHold.date, date), eq(dateHold.customerId, customerId)),
    );
}

/** Returns the unexpired holds from `from` up to but excluding `to`. */
export async function holdsBetween(db: Db, vendorId: string, from: IsoDate, to: IsoDate): Promise<HoldRow[]> {
  return db
    .select()
    .from(dateHold)
    .where(and(eq(dateHold.vendorId, vendorId), gte(dateHold.date, from), lt(dateHold.date, to), alive))
    .orderBy(dateHold.date, dateHold.createdAt);
}

export async function deleteExpired(db: Db, limit: number): Promise<number> {
  const expired = db
    .select({ id: dateHold.id })
    .from(dateHold)
    .where(lt(dateHold.expiresAt, sql`now() - interval '1 day'`))
    .limit(limit);
  const { rowCount } = await db.delete(dateHold).where(inArray(dateHold.id, expired));
  return rowCount ?? 0;
}

/** Frees the dates that vendors hold for a couple that deletes its account. */
export async function forgetHolds(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await tx.delete(dateHold).where(eq(dateHold.customerId, customerId));
}
