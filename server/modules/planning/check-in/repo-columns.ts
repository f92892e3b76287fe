import { sql } from "drizzle-orm";

/** The name of a guest `g`, possibly brought by `host`. */
export const GUEST_NAME = sql<string>`coalesce(
  nullif(full_name(g.first_name, g.last_name), ''),
  'Guest of ' || nullif(full_name(host.first_name, host.last_name), ''),
  'Guest')`;

/** The name of table `t`, with its room `r` if the event has several. */
export const TABLE_NAME = sql<string | null>`case
  when (select count(*) from seating_room other where other.event_id = r.event_id) > 1
    then t.label || ' · ' || r.name
  else t.label end`;

/** Joins a guest `g` to their seat at an event. */
export const joinSeat = (eventId: unknown) => sql`
  left join seat s on s.guest_id = g.id and s.event_id = ${eventId}
  left join seating_table t on t.id = s.table_id
  left join seating_room r on r.id = t.room_id`;
