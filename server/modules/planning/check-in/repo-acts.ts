import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { HelperParty } from "@/contracts/planning/check-in";
import type { Db, Transaction } from "@/server/db/client";
import { angBao, checkIn } from "@/server/db/schema/planning/check-in";
import { shareLink } from "@/server/db/schema/planning/share-link";
import { GUEST_NAME, joinSeat, TABLE_NAME } from "./repo-columns";

/** Serialises changes to an event's check-in, so that `seq` grows in commit order. */
export async function lockCheckIn(tx: Transaction, eventId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`door ${eventId}`}, 0))`);
}

export async function countNoted(db: Db, eventId: string): Promise<{ gifts: number; arrivals: number }> {
  const { rows } = await db.execute<{ gifts: number; arrivals: number }>(sql`
    select
      (select count(*) from ang_bao where event_id = ${eventId} and undone_at is null)::int as gifts,
      (select count(*) from check_in where event_id = ${eventId} and undone_at is null)::int as arrivals`);
  const [row] = rows;
  if (!row) throw new Error("no row");
  return row;
}

/** Returns how many people each link has checked in at an event. */
export async function headsByLink(db: Db, eventId: string): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ linkId: checkIn.linkId, heads: sql<number>`sum(${checkIn.heads})::int` })
    .from(checkIn)
    .where(and(eq(checkIn.eventId, eventId), isNull(checkIn.undoneAt)))
    .groupBy(checkIn.linkId);
  return new Map(rows.map(({ linkId, heads }) => [linkId, heads]));
}

type PartyRow = {
  partyId: string;
  party: string;
  id: string;
  name: string;
  table: string | null;
  expected: boolean;
};

/** Returns everyone invited to the event, by household, with plus-ones after their hosts. */
export async function findParties(db: Db, weddingId: string, eventId: string): Promise<HelperParty[]> {
  const { rows } = await db.execute<PartyRow>(sql`
    select h.id as "partyId", household_title(h.id, h.wedding_id, h.name) as party, g.id, ${GUEST_NAME} as name, ${TABLE_NAME} as "table",
      e.answer <> 'no' as expected
    from guest_event e
    join guest g on g.id = e.guest_id and g.deleted_at is null
    join household h on h.id = g.household_id
    left join guest host on host.id = g.plus_one_of
    ${joinSeat(eventId)}
    where e.event_id = ${eventId} and g.wedding_id = ${weddingId}
    order by lower(h.name), h.id, coalesce(g.plus_one_of, g.id), g.plus_one_of is not null, g.id`);
  const parties = new Map<string, HelperParty>();
  for (const { partyId, party, ...guest } of rows) {
    const known = parties.get(partyId) ?? { id: partyId, name: party, guests: [] };
    known.guests.push(guest);
    parties.set(partyId, known);
  }
  return [...parties.values()];
}

/** Returns those of the ids that are guests of the wedding, and those of them who are invited to the event. */
export async function findGuestIds(
  db: Db,
  { weddingId, eventId }: { weddingId: string; eventId: string },
  ids: readonly string[],
): Promise<{ guests: Set<string>; invited: Set<string> }> {
  if (ids.length === 0) return { guests: new Set(), invited: new Set() };
  const { rows } = await db.execute<{ id: string; invited: boolean }>(sql`
    select g.id, e.guest_id is not null as invited
    from guest g left join guest_event e on e.guest_id = g.id and e.event_id = ${eventId}
    where g.wedding_id = ${weddingId} and g.deleted_at is null and g.id in (${list(ids)})`);
  const idsOf = (some: typeof rows) => new Set(some.map(({ id }) => id));
  return { guests: idsOf(rows), invited: idsOf(rows.filter(({ invited }) => invited)) };
}

const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/** Returns the event's arrivals by id, by guest, and of walk-ins by lower-case name. */
export async function findArrivals(
  db: Db,
  eventId: string,
  of: { ids: readonly string[]; guestIds: readonly string[]; names: readonly string[] },
) {
  const matches = [
    of.ids.length ? inArray(checkIn.id, [...of.ids]) : undefined,
    of.guestIds.length
      ? and(inArray(checkIn.guestId, [...of.guestIds]), isNull(checkIn.undoneAt))
      : undefined,
    of.names.length
      ? and(inArray(sql`lower(${checkIn.walkInName})`, [...of.names]), isNull(checkIn.undoneAt))
      : undefined,
  ].filter((each) => each !== undefined);
  if (matches.length === 0) return [];
  return db
    .select({ row: checkIn, by: sql<string>`coalesce(${shareLink.name}, 'a helper')` })
    .from(checkIn)
    .leftJoin(shareLink, eq(shareLink.id, checkIn.linkId))
    .where(and(eq(checkIn.eventId, eventId), or(...matches)))
    .orderBy(asc(checkIn.seq));
}

export async function findGiftIds(db: Db, eventId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: angBao.id })
    .from(angBao)
    .where(and(eq(angBao.eventId, eventId), inArray(angBao.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Returns those of the ids that belong to an arrival or ang bao of another event. */
export async function findElsewhere(db: Db, eventId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from check_in where id in (${list(ids)}) and event_id <> ${eventId}
    union select id from ang_bao where id in (${list(ids)}) and event_id <> ${eventId}`);
  return new Set(rows.map(({ id }) => id));
}

export type ArrivalInsert = typeof checkIn.$inferInsert;
export type GiftInsert = typeof angBao.$inferInsert;

export async function insertArrivals(tx: Transaction, rows: ArrivalInsert[]): Promise<void> {
  // An id that another event has just taken is forged: it must not fail the rest.
  if (rows.length > 0) await tx.insert(checkIn).values(rows).onConflictDoNothing({ target: checkIn.id });
}

export async function insertGifts(tx: Transaction, rows: GiftInsert[]): Promise<void> {
  if (rows.length > 0) await tx.insert(angBao).values(rows).onConflictDoNothing({ target: angBao.id });
}

const nextSeq = sql`nextval('door_seq')`;

/** Undoes arrivals of the event, including those that don't count because of an earlier one. */
export async function undoArrivals(
  tx: Transaction,
  eventId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const open = or(isNull(checkIn.undoneAt), isNotNull(checkIn.duplicateOf));
  await tx
    .update(checkIn)
    .set({ undoneAt: now, duplicateOf: null, seq: nextSeq })
    .where(and(eq(checkIn.eventId, eventId), inArray(checkIn.id, [...ids]), open));
}

/** Where one of these arrivals was the one that counted, makes the guest's next arrival that wasn't undone count. */
export async function letNextCount(
  tx: Transaction,
  eventId: string,
  undoneIds: readonly string[],
): Promise<void> {
  if (undoneIds.length === 0) return;
  await tx.execute(sql`
    update check_in set undone_at = null, duplicate_of = null, seq = ${nextSeq}
    where id in (
      select distinct on (c.guest_id) c.id
      from check_in c
      where c.event_id = ${eventId} and c.duplicate_of is not null
        and c.guest_id in (
          select guest_id from check_in where event_id = ${eventId} and id in (${list(undoneIds)}))
        and not exists (
          select from check_in counted
          where counted.event_id = ${eventId} and counted.guest_id = c.guest_id and counted.undone_at is null)
      order by c.guest_id, c.seq)`);
}

export async function undoGifts(
  tx: Transaction,
  eventId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(angBao)
    .set({ undoneAt: now, seq: nextSeq })
    .where(and(eq(angBao.eventId, eventId), inArray(angBao.id, [...ids]), isNull(angBao.undoneAt)))
    .returning({ id: angBao.id });
  return rows.length;
}

type ChangedArrival = {
  id: string;
  seq: number;
  guestId: string | null;
  name: string;
  heads: number;
  table: string | null;
  at: Date;
  by: string;
  undone: boolean;
};

/**
 * Returns the event's arrivals that changed after `cursor`, except those that don't count because of an earlier one.
 */
export async function changedArrivals(
  db: Db,
  eventId: string,
  cursor: number,
  limit: number,
): Promise<ChangedArrival[]> {
  const { rows } = await db.execute<Omit<ChangedArrival, "at" | "seq"> & { at: string; seq: string }>(sql`
    select c.id, c.seq, c.guest_id as "guestId", coalesce(c.walk_in_name, ${GUEST_NAME}) as name, c.heads,
      coalesce(nullif(c.walk_in_table, ''), ${TABLE_NAME}) as "table", c.arrived_at as at,
      coalesce(l.name, 'a helper') as by, c.undone_at is not null as undone
    from check_in c
    left join share_link l on l.id = c.link_id
    left join guest g on g.id = c.guest_id
    left join guest host on host.id = g.plus_one_of
    ${joinSeat(sql`c.event_id`)}
    where c.event_id = ${eventId} and c.seq > ${cursor} and c.duplicate_of is null
    order by c.seq limit ${limit}`);
  return rows.map((row) => ({ ...row, seq: Number(row.seq), at: new Date(row.at) }));
}

export async function changedGifts(db: Db, eventId: string, cursor: number, limit: number) {
  return db
    .select({ row: angBao, by: sql<string>`coalesce(${shareLink.name}, 'You')` })
    .from(angBao)
    .leftJoin(shareLink, eq(shareLink.id, angBao.linkId))
    .where(and(eq(angBao.eventId, eventId), gt(angBao.seq, cursor)))
    .orderBy(asc(angBao.seq))
    .limit(limit);
}
