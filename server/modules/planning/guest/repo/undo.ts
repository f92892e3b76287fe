import { and, eq, lt, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Transaction } from "@/server/db/client";
import { guestUndo } from "@/server/db/schema/planning/guest";

/** A guest's seat at an event, transferred to another guest. */
export type SeatMove = { eventId: string; fromId: string; toId: string };

const listOf = (ids: readonly string[]) => sql`${JSON.stringify(ids)}::jsonb`;
const among = (column: "id" | "guest_id" | "household_id", ids: readonly string[]) =>
  sql`${sql.raw(column)} in (select value::uuid from jsonb_array_elements_text(${listOf(ids)}))`;

/**
 * Stores guests with their answers, and households, as they are before a change; returns the id of the undo. `seats`
 * are seats that the guests have given to others.
 */
export async function keepForUndo(
  tx: Transaction,
  weddingId: string,
  {
    guestIds = [],
    householdIds = [],
    made = [],
    seats = [],
  }: { guestIds?: string[]; householdIds?: string[]; made?: string[]; seats?: SeatMove[] },
): Promise<string> {
  const id = v7();
  await tx.execute(sql`
    insert into guest_undo (id, wedding_id, guests, answers, households, made)
    select ${id}, ${weddingId},
      (select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('seats', (
          select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(${JSON.stringify(seats)}::jsonb) s
          where s ->> 'fromId' = g.id::text))), '[]') from guest g
        where ${among("id", guestIds)} and g.wedding_id = ${weddingId}),
      (select coalesce(jsonb_agg(to_jsonb(i)), '[]') from guest_event i
        where ${among("guest_id", guestIds)} and i.wedding_id = ${weddingId}),
      (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from household h
        where ${among("id", householdIds)} and h.wedding_id = ${weddingId}),
      array(select value::uuid from jsonb_array_elements_text(${listOf(made)}))`);
  return id;
}

/**
 * Stores households as they are after the change, too, because they have no version that would reveal later changes.
 */
export async function keepAfter(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update guest_undo u
    set households = (
      select coalesce(jsonb_agg(b || jsonb_build_object('after', to_jsonb(h))), '[]')
      from jsonb_array_elements(u.households) b join household h on h.id = (b ->> 'id')::uuid)
    where u.id = ${id}`);
}

/** Removes the undo, so that it can't be used twice; returns false when it no longer exists. */
export async function takeUndo(tx: Transaction, weddingId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: guestUndo.id })
    .from(guestUndo)
    .where(and(eq(guestUndo.weddingId, weddingId), eq(guestUndo.id, id)))
    .for("update");
  return rows.length > 0;
}

/** Locks the guests of the change, in id order, until the transaction ends. */
export async function lockUndoGuests(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    select from guest g
    where g.id in (
      select (b ->> 'id')::uuid from guest_undo u, jsonb_array_elements(u.guests) b where u.id = ${id}
      union all select m from guest_undo u, unnest(u.made) m where u.id = ${id})
    order by g.id for update`);
}

/** Returns how many guests and households have changed since the change to be undone. */
export async function countChangedSince(tx: Transaction, id: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select (
      (select count(*) from guest_undo u, jsonb_populate_recordset(null::guest, u.guests) b
        left join guest g on g.id = b.id
        where u.id = ${id} and (g.id is null or g.version <> b.version + 1))
      + (select count(*) from guest_undo u, unnest(u.made) m left join guest g on g.id = m
        where u.id = ${id} and (g.id is null or g.version <> 1))
      + (select count(*) from guest_undo u, jsonb_array_elements(u.households) b
        left join household h on h.id = (b ->> 'id')::uuid
        where u.id = ${id} and b ? 'after' and to_jsonb(h) is distinct from b -> 'after')
    )::int as n`);
  return rows[0]?.n ?? 0;
}

/** Returns the seats that guests gave to others in the change to be undone. */
export async function findMovedSeats(tx: Transaction, id: string): Promise<SeatMove[]> {
  const { rows } = await tx.execute<SeatMove>(sql`
    select s ->> 'eventId' as "eventId", s ->> 'fromId' as "fromId", s ->> 'toId' as "toId"
    from guest_undo u, jsonb_array_elements(u.guests) g, jsonb_array_elements(coalesce(g -> 'seats', '[]')) s
    where u.id = ${id}`);
  return rows;
}

/** Restores everything; returns the ids of the guests. Events and groups deleted since are not restored. */
export async function restore(tx: Transaction, id: string): Promise<string[]> {
  await tx.execute(sql`
    update household h
    set name = b.name, email = b.email, country_code = b.country_code, phone = b.phone,
      street_address = b.street_address, unit_number = b.unit_number, postal_code = b.postal_code,
      country = b.country, notes = b.notes
    from guest_undo u, jsonb_populate_recordset(null::household, u.households) b
    where u.id = ${id} and h.id = b.id and h.wedding_id = u.wedding_id`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    update guest g
    set household_id = b.household_id, first_name = b.first_name, last_name = b.last_name, side = b.side,
      group_id = (select p.id from guest_group p where p.id = b.group_id), tags = b.tags, is_child = b.is_child,
      plus_one_of = b.plus_one_of, dietary = b.dietary, allergies = b.allergies, tea_order = b.tea_order,
      notes = b.notes, deleted_at = b.deleted_at, version = g.version + 1
    from guest_undo u, jsonb_populate_recordset(null::guest, u.guests) b
    where u.id = ${id} and g.id = b.id and g.wedding_id = u.wedding_id
    returning g.id`);
  const ids = rows.map((row) => row.id);
  await tx.execute(sql`delete from guest_event where ${among("guest_id", ids)}`);
  await tx.execute(sql`
    insert into guest_event (guest_id, event_id, wedding_id, answer, meal, answered_at)
    select b.guest_id, b.event_id, b.wedding_id, b.answer, b.meal, b.answered_at
    from guest_undo u, jsonb_populate_recordset(null::guest_event, u.answers) b
    join wedding_event e on e.id = b.event_id
    where u.id = ${id} and b.wedding_id = u.wedding_id`);
  const { rows: made } = await tx.execute<{ id: string }>(sql`
    update guest g set deleted_at = now(), version = g.version + 1
    from guest_undo u where u.id = ${id} and g.id = any(u.made) and g.wedding_id = u.wedding_id
    returning g.id`);
  await tx.delete(guestUndo).where(eq(guestUndo.id, id));
  return [...ids, ...made.map((row) => row.id)];
}

export async function purgeUndo(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(guestUndo).where(lt(guestUndo.createdAt, before));
}
