import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { guest, guestEvent, guestGroup, household } from "@/server/db/schema/planning/guest";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";

export type GuestColumns = Partial<
  Omit<typeof guest.$inferInsert, "id" | "weddingId" | "createdAt" | "version">
>;
export type NewGuestRow = typeof guest.$inferInsert & { id: string };
export type NewInvitationRow = typeof guestEvent.$inferInsert;
export type NewHouseholdRow = typeof household.$inferInsert & { id: string };

/** Rows per statement, to stay far below the driver's limit of 65,535 parameters. */
const CHUNK = 1_000;

async function inChunks<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await write(rows.slice(at, at + CHUNK));
}

/** Serialises changes that add guests to a wedding; returns its number of guests. */
export async function lockList(tx: Transaction, weddingId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guests ${weddingId}`}, 0))`);
  const [row] = await tx
    .select({ n: count() })
    .from(guest)
    .where(and(eq(guest.weddingId, weddingId), isNull(guest.deletedAt)));
  return row?.n ?? 0;
}

/** Locks guests of the wedding until the transaction ends; returns their versions by id. */
export async function lockGuests(
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: guest.id, version: guest.version })
    .from(guest)
    .where(and(eq(guest.weddingId, weddingId), isNull(guest.deletedAt), inArray(guest.id, [...ids])))
    .orderBy(guest.id)
    .for("update");
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Returns the plus-ones whom the guests bring. */
export async function findPlusOnes(
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: guest.id })
    .from(guest)
    .where(and(eq(guest.weddingId, weddingId), isNull(guest.deletedAt), inArray(guest.plusOneOf, [...ids])));
  return rows.map(({ id }) => id);
}

export async function insertHouseholds(tx: Transaction, rows: NewHouseholdRow[]): Promise<void> {
  await inChunks(rows, (part) => tx.insert(household).values(part));
}

export async function insertGuests(tx: Transaction, rows: NewGuestRow[]): Promise<void> {
  await inChunks(rows, (part) => tx.insert(guest).values(part));
}

/** Updates columns of the wedding's guests, and increments their version. */
export async function updateGuests(
  tx: Transaction,
  weddingId: string,
  ids: readonly string[],
  columns: GuestColumns = {},
): Promise<void> {
  await tx
    .update(guest)
    .set({ ...columns, version: sql`${guest.version} + 1` })
    .where(and(eq(guest.weddingId, weddingId), inArray(guest.id, [...ids])));
}

export async function addTag(tx: Transaction, weddingId: string, ids: readonly string[], tag: string) {
  const tags = sql`case when ${tag} = any(${guest.tags}) then ${guest.tags} else array_append(${guest.tags}, ${tag}) end`;
  await tx
    .update(guest)
    .set({ tags, version: sql`${guest.version} + 1` })
    .where(and(eq(guest.weddingId, weddingId), inArray(guest.id, [...ids])));
}

export async function removeTag(tx: Transaction, weddingId: string, ids: readonly string[], tag: string) {
  await tx
    .update(guest)
    .set({ tags: sql`array_remove(${guest.tags}, ${tag})`, version: sql`${guest.version} + 1` })
    .where(and(eq(guest.weddingId, weddingId), inArray(guest.id, [...ids])));
}

/** Invites every guest to every event, unless already invited. */
export async function insertInvitations(
  tx: Transaction,
  weddingId: string,
  guestIds: readonly string[],
  eventIds: readonly string[],
): Promise<void> {
  await insertAnswers(
    tx,
    eventIds.flatMap((eventId) => guestIds.map((guestId) => ({ weddingId, guestId, eventId }))),
  );
}

/** Inserts invitations with their answers, unless already invited. */
export async function insertAnswers(tx: Transaction, rows: NewInvitationRow[]): Promise<void> {
  await inChunks(rows, (part) => tx.insert(guestEvent).values(part).onConflictDoNothing());
}

export async function removeInvitations(
  tx: Transaction,
  guestIds: readonly string[],
  { only, except }: { only?: readonly string[]; except?: readonly string[] },
): Promise<void> {
  const of = inArray(guestEvent.guestId, [...guestIds]);
  const others = except?.length
    ? sql`${guestEvent.eventId} not in (${sql.join(
        except.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`
    : undefined;
  await tx
    .delete(guestEvent)
    .where(and(of, only ? inArray(guestEvent.eventId, [...only]) : undefined, others));
}

export async function updateHousehold(
  tx: Transaction,
  weddingId: string,
  id: string,
  columns: Partial<typeof household.$inferInsert>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await tx
    .update(household)
    .set(columns)
    .where(and(eq(household.weddingId, weddingId), eq(household.id, id)));
}

export async function findEventIds(tx: Transaction, weddingId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: weddingEvent.id })
    .from(weddingEvent)
    .where(eq(weddingEvent.weddingId, weddingId));
  return rows.map(({ id }) => id);
}

export async function hasGroup(tx: Transaction, weddingId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: guestGroup.id })
    .from(guestGroup)
    .where(and(eq(guestGroup.weddingId, weddingId), eq(guestGroup.id, id)));
  return rows.length > 0;
}

/** Inserts a group; returns null when the name is taken. */
export async function insertGroup(tx: Transaction, weddingId: string, name: string): Promise<string | null> {
  const [row] = await tx
    .insert(guestGroup)
    .values({ weddingId, name })
    .onConflictDoNothing()
    .returning({ id: guestGroup.id });
  return row?.id ?? null;
}

/** Renames a group. Returns null when it doesn't exist, false when the name is taken. */
export async function renameGroup(tx: Transaction, weddingId: string, id: string, name: string) {
  const own = and(eq(guestGroup.weddingId, weddingId), eq(guestGroup.id, id));
  if ((await tx.select({ id: guestGroup.id }).from(guestGroup).where(own).for("update")).length === 0)
    return null;
  const taken = await tx
    .select({ id: guestGroup.id })
    .from(guestGroup)
    .where(
      and(
        eq(guestGroup.weddingId, weddingId),
        sql`lower(${guestGroup.name}) = lower(${name}) and ${guestGroup.id} <> ${id}`,
      ),
    );
  if (taken.length > 0) return false;
  await tx.update(guestGroup).set({ name }).where(own);
  return true;
}

export async function removeGroup(tx: Transaction, weddingId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(guestGroup)
    .where(and(eq(guestGroup.weddingId, weddingId), eq(guestGroup.id, id)))
    .returning({ id: guestGroup.id });
  return rows.length > 0;
}

/**
 * Permanently deletes what can no longer be restored; returns the number of guests. A wedding's other rows are deleted
 * with it.
 */
export async function purgeDeleted(tx: Transaction, before: Date): Promise<number> {
  const gone = await tx
    .delete(guest)
    .where(sql`${guest.deletedAt} < ${before}`)
    .returning({ id: guest.id });
  await tx.delete(household).where(
    sql`${household.createdAt} < ${before} and not exists (select 1 from guest g where g.household_id = ${household.id})
      and exists (select 1 from ${wedding} where ${wedding.id} = ${household.weddingId})`,
  );
  return gone.length;
}

/**
 * Gives a guest the invitations of others; an answer takes precedence over none, and so does a meal unless the guest
 * declined.
 */
export async function takeOverInvitations(
  tx: Transaction,
  keepId: string,
  from: readonly string[],
): Promise<void> {
  const ids = sql.join(
    from.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  // The couple's "maybe" is a note, not an answer.
  const wins = sql`(guest_event.answer = 'waiting'
    or guest_event.answer = 'maybe' and excluded.answer in ('yes', 'no'))`;
  await tx.execute(sql`
    insert into guest_event (guest_id, event_id, wedding_id, answer, meal, answered_at)
    select distinct on (event_id) ${keepId}, event_id, wedding_id, answer,
      case when answer = 'no' then '' else coalesce(nullif(meal, ''), max(meal) over (partition by event_id)) end,
      answered_at
    from guest_event where guest_id in (${ids})
    order by event_id, answer = 'waiting', answer = 'maybe', answered_at desc nulls last
    on conflict (guest_id, event_id) do update
      set answer = case when ${wins} then excluded.answer else guest_event.answer end,
        answered_at = case when ${wins} then excluded.answered_at else guest_event.answered_at end,
        meal = case
          when guest_event.answer = 'no' or ${wins} and excluded.answer = 'no' then ''
          when ${wins} then coalesce(nullif(excluded.meal, ''), guest_event.meal)
          else coalesce(nullif(guest_event.meal, ''), excluded.meal) end`);
}
