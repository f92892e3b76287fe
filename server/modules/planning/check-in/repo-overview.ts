import { type SQL, sql } from "drizzle-orm";
import type { CheckInParty, CheckInTable } from "@/contracts/planning/check-in";
import type { CheckInPartiesQuery } from "@/contracts/planning/check-in.schema";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { GUEST_NAME, joinSeat, TABLE_NAME } from "./repo-columns";

/**
 * One row per guest who is invited to the event, or whose invitation was withdrawn after they arrived. Guests who come
 * without having accepted then count as expected, so that no more have arrived than are expected.
 */
const attendance = (weddingId: string, eventId: string) => sql`
  select g.id, g.household_id, coalesce(e.answer <> 'no', false) as expected, c.id is not null as here,
    ${TABLE_NAME} as "table"
  from guest g
  left join guest_event e on e.guest_id = g.id and e.event_id = ${eventId}
  left join check_in c on c.guest_id = g.id and c.event_id = ${eventId} and c.undone_at is null
  ${joinSeat(eventId)}
  where g.wedding_id = ${weddingId} and g.deleted_at is null and (e.guest_id is not null or c.id is not null)`;

type Totals = {
  expected: number;
  arrived: number;
  parties: number;
  here: number;
  partly: number;
  walkIns: number;
};

export async function countAttendance(db: Db, weddingId: string, eventId: string): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    with attendance as (${attendance(weddingId, eventId)}),
      party as (
        select count(*) filter (where expected) as expected, count(*) filter (where here) as here,
          count(*) filter (where expected and not here) as missing
        from attendance group by household_id)
    select (select count(*) from attendance where expected or here)::int as expected,
      (select count(*) from attendance where here)::int as arrived,
      (select count(*) from party where expected > 0 or here > 0)::int as parties,
      (select count(*) from party where here > 0 and missing = 0)::int as here,
      (select count(*) from party where here > 0 and missing > 0)::int as partly,
      (select coalesce(sum(heads), 0) from check_in
        where event_id = ${eventId} and guest_id is null and undone_at is null)::int as "walkIns"`);
  const [row] = rows;
  if (!row) throw new Error("no row");
  return row;
}

export async function countTables(db: Db, weddingId: string, eventId: string): Promise<CheckInTable[]> {
  const { rows } = await db.execute<CheckInTable>(sql`
    with attendance as (${attendance(weddingId, eventId)})
    select coalesce("table", '') as "table", count(*) filter (where expected or here)::int as expected,
      count(*) filter (where here)::int as arrived
    from attendance where expected or here group by 1`);
  return rows;
}

type Found = { rows: CheckInParty[]; total: number };

/** Returns a page of the parties, by name. */
export async function findPartyPage(
  db: Db,
  weddingId: string,
  { eventId, searchBy, show, page, limit }: CheckInPartiesQuery,
): Promise<Found> {
  const parties = sql`
    with attendance as (${attendance(weddingId, eventId)}),
      party as (
        select household_id, count(*) filter (where expected or here)::int as expected,
          count(*) filter (where here)::int as arrived,
          coalesce(array_agg(distinct "table") filter (where "table" is not null), '{}') as tables
        from attendance group by household_id
        having count(*) filter (where expected or here) > 0)
    select h.id, household_title(h.id, h.wedding_id, h.name) as name, party.tables, party.expected, party.arrived
    from party join household h on h.id = party.household_id
    where ${shown(show)} and ${named(searchBy)}`;
  const { rows } = await db.execute<CheckInParty>(
    sql`${parties} order by lower(h.name), h.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${parties}) found`);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

function shown(show: CheckInPartiesQuery["show"]): SQL {
  if (show === "here") return sql`party.arrived >= party.expected`;
  return show === "missing" ? sql`party.arrived < party.expected` : sql`true`;
}

function named(searchBy: string): SQL {
  if (!searchBy) return sql`true`;
  return sql`(${holdsName(sql`h.name`, searchBy)} or exists (
    select 1 from guest m where m.household_id = h.id and m.deleted_at is null
      and ${holdsName(sql`m.first_name || m.last_name || m.first_name`, searchBy)}))`;
}

export type ArrivalRow = {
  id: string;
  guestId: string | null;
  name: string;
  party: string;
  heads: number;
  table: string | null;
  at: Date;
  by: string;
};

/** Returns a page of the arrivals that haven't been undone, latest first. */
export async function findArrivalPage(
  db: Db,
  eventId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ArrivalRow[]; total: number }> {
  const { rows } = await db.execute<Omit<ArrivalRow, "at"> & { at: string }>(sql`
    select c.id, c.guest_id as "guestId", coalesce(c.walk_in_name, ${GUEST_NAME}) as name,
      coalesce(household_title(h.id, h.wedding_id, h.name), '') as party, c.heads, coalesce(nullif(c.walk_in_table, ''), ${TABLE_NAME}) as "table",
      c.arrived_at as at, coalesce(l.name, 'a helper') as by
    from check_in c
    left join share_link l on l.id = c.link_id
    left join guest g on g.id = c.guest_id
    left join guest host on host.id = g.plus_one_of
    left join household h on h.id = g.household_id
    ${joinSeat(sql`c.event_id`)}
    where c.event_id = ${eventId} and c.undone_at is null
    order by c.created_at desc, c.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from check_in where event_id = ${eventId} and undone_at is null`,
  );
  return {
    rows: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    total: counted.rows[0]?.n ?? 0,
  };
}
