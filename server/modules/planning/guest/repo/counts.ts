import { sql } from "drizzle-orm";
import type { DietaryNeed, EventCounts, GuestGroup } from "@/contracts/planning/guest/guest";
import { groupBy } from "@/lib/group-by";
import type { Db } from "@/server/db/client";
import { nameKey } from "./read";

/** Returns the counts of every event, in the couple's order, using three statements. */
export async function countEvents(db: Db, weddingId: string): Promise<EventCounts[]> {
  const events = await db.execute<Omit<EventCounts, "meals" | "dietary">>(sql`
    select e.id as "eventId",
      count(g.id)::int as invited,
      count(g.id) filter (where i.answer = 'yes')::int as yes,
      count(g.id) filter (where i.answer = 'no')::int as no,
      count(g.id) filter (where i.answer = 'maybe')::int as maybe,
      count(g.id) filter (where i.answer = 'waiting')::int as waiting,
      count(g.id) filter (where i.answer <> 'no')::int as seats,
      count(g.id) filter (where i.answer = 'yes' and g.is_child)::int as children,
      count(g.id) filter (where i.answer = 'yes' and g.allergies <> '')::int as allergies
    from wedding_event e
    left join guest_event i on i.event_id = e.id
    left join guest g on g.id = i.guest_id and g.deleted_at is null
    where e.wedding_id = ${weddingId}
    group by e.id, e.position
    order by e.position, e.id`);
  const meals = await db.execute<{ eventId: string; meal: string; n: number }>(sql`
    select i.event_id as "eventId", i.meal, count(*)::int as n
    from guest_event i join guest g on g.id = i.guest_id and g.deleted_at is null
    where i.wedding_id = ${weddingId} and i.answer = 'yes'
    group by i.event_id, i.meal order by i.meal`);
  const dietary = await db.execute<{ eventId: string; need: DietaryNeed; n: number }>(sql`
    select i.event_id as "eventId", need, count(*)::int as n
    from guest_event i join guest g on g.id = i.guest_id and g.deleted_at is null, unnest(g.dietary) need
    where i.wedding_id = ${weddingId} and i.answer = 'yes'
    group by i.event_id, need order by need`);
  return events.rows.map((event) => ({
    ...event,
    meals: Object.fromEntries(
      meals.rows.filter(({ eventId }) => eventId === event.eventId).map(({ meal, n }) => [meal, n]),
    ),
    dietary: Object.fromEntries(
      dietary.rows.filter(({ eventId }) => eventId === event.eventId).map(({ need, n }) => [need, n]),
    ),
  }));
}

type Totals = {
  guests: number;
  households: number;
  children: number;
  plusOnes: number;
  withoutContact: number;
};

export async function countAll(db: Db, weddingId: string): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select count(*)::int as guests,
      count(distinct g.household_id)::int as households,
      count(*) filter (where g.is_child)::int as children,
      count(*) filter (where g.plus_one_of is not null)::int as "plusOnes",
      count(distinct g.household_id) filter (where h.email = '' and h.phone = '')::int as "withoutContact"
    from guest g join household h on h.id = g.household_id
    where g.wedding_id = ${weddingId} and g.deleted_at is null`);
  return rows[0] ?? { guests: 0, households: 0, children: 0, plusOnes: 0, withoutContact: 0 };
}

export async function findGroups(db: Db, weddingId: string): Promise<GuestGroup[]> {
  const { rows } = await db.execute<GuestGroup>(sql`
    select p.id, p.id as "_id", p.name, count(g.id)::int as guests
    from guest_group p left join guest g on g.group_id = p.id and g.deleted_at is null
    where p.wedding_id = ${weddingId}
    group by p.id order by lower(p.name), p.id`);
  return rows;
}

export async function findTags(db: Db, weddingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select distinct tag from guest g, unnest(g.tags) tag
    where g.wedding_id = ${weddingId} and g.deleted_at is null order by tag`);
  return rows.map(({ tag }) => tag);
}

/** How many groups of each kind are shown at once. */
const MOST_TWINS = 200;

/** Returns the ids of guests with the same name, and of households with the same email address or phone number. */
export async function findTwins(
  db: Db,
  weddingId: string,
): Promise<{ names: string[][]; households: string[][] }> {
  const { rows } = await db.execute<{ id: string; firstName: string; lastName: string }>(sql`
    select g.id, g.first_name as "firstName", g.last_name as "lastName" from guest g
    where g.wedding_id = ${weddingId} and g.deleted_at is null and (g.first_name <> '' or g.last_name <> '')
    order by g.id`);
  const named = groupBy(rows, nameKey);
  named.delete("");
  const names = [...named.values()].filter(({ length }) => length > 1).slice(0, MOST_TWINS);
  const households = await db.execute<{ ids: string[] }>(sql`
    select array_agg(distinct h.id) as ids
    from household h, lateral (values (h.email), (case when h.phone = '' then '' else h.country_code || h.phone end)) c(contact)
    where h.wedding_id = ${weddingId} and c.contact <> ''
      and exists (select 1 from guest g where g.household_id = h.id and g.deleted_at is null)
    group by c.contact
    having count(distinct h.id) > 1
    order by min(h.id::text) limit ${MOST_TWINS}`);
  return {
    names: names.map((same) => same.map(({ id }) => id)),
    households: [...new Map(households.rows.map(({ ids }) => [ids.join(), ids])).values()],
  };
}
