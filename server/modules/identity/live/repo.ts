import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { liveEvent } from "@/server/db/schema/identity/live";

export type LiveData = Readonly<Record<string, string | number | null>>;
export type LiveRow = { seq: number; audienceId: string; kind: string; data: LiveData };

const columns = {
  // Never null here: `eventsAfter` skips rows that have no number yet.
  seq: sql<number>`${liveEvent.seq}`.mapWith(Number),
  audienceId: liveEvent.audienceId,
  kind: liveEvent.kind,
  data: liveEvent.data,
};

/** Returns the events after a sequence number, in order, of all accounts or of one. */
export async function eventsAfter(
  db: Db,
  seq: number,
  { audienceId, limit }: { audienceId?: string; limit: number },
): Promise<LiveRow[]> {
  return db
    .select(columns)
    .from(liveEvent)
    .where(and(gt(liveEvent.seq, seq), audienceId ? eq(liveEvent.audienceId, audienceId) : undefined))
    .orderBy(asc(liveEvent.seq))
    .limit(limit);
}

/**
 * Returns the sequence number of the latest event (0 if there never was one), and the lowest number from which on no
 * event has been deleted.
 */
export async function keptRange(db: Db): Promise<{ first: number; last: number }> {
  // An hour less than events are kept, because old ones are deleted in no particular order.
  const { rows } = await db.execute<{ first: string | null; last: string | null }>(sql`
    select (select max(seq) from ${liveEvent})::text as last,
      (select seq from ${liveEvent} where created_at > now() - interval '23 hours' order by seq limit 1)::text as first`);
  const last = Number(rows[0]?.last ?? 0);
  return { first: Number(rows[0]?.first ?? last + 1), last };
}

/** Adds an event for each account of a wedding that may read its guests. */
export async function insertForPlanners(
  tx: Transaction,
  weddingId: string,
  kind: string,
  data: LiveData,
): Promise<void> {
  await tx.execute(
    sql`select live_tell(live_planners(${weddingId}), ${kind}, ${JSON.stringify(data)}::jsonb)`,
  );
}

/** Adds an event for the teams of the vendors that serve a wedding's events. */
export async function insertForServing(tx: Transaction, weddingId: string): Promise<void> {
  await tx.execute(sql`select live_event_orders(${weddingId})`);
}

/** The most accounts in one notification, whose payload is limited to 8,000 bytes. */
const HINTED = 150;

/** Sends a couple or a vendor's team a transient event, which isn't stored. */
export async function hint(
  db: Db,
  to: { customerId: string } | { vendorId: string },
  kind: string,
  data: LiveData,
): Promise<void> {
  const accounts = "customerId" in to ? sql`live_couple(${to.customerId})` : sql`live_team(${to.vendorId})`;
  await db.execute(sql`
    select pg_notify('live', json_build_object(
      'hint', ${kind}::text, 'data', ${JSON.stringify(data)}::json,
      'to', coalesce((${accounts})[1:${sql.raw(String(HINTED))}], '{}'))::text)`);
}

// Keeps the latest event, because new streams start after it.
const OLD = sql`created_at < now() - interval '1 day' and seq < (select max(seq) from live_event)`;

export async function deleteOld(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.delete(liveEvent).where(someOf(liveEvent, OLD, limit));
  return rowCount ?? 0;
}
