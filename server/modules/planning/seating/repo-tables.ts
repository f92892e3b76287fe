import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { tableName } from "@/contracts/planning/seating";
import { type Db, getDb } from "@/server/db/client";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { seat, seatingRoom, seatingTable } from "@/server/db/schema/planning/seating";

/**
 * Returns the table of every guest who has a seat at an event, by the guest's id: "Table 5", and "Table 5, Annex" where
 * the event has several rooms. Those who declined have none.
 */
export async function tablesOf(eventId: string, given?: Db): Promise<Map<string, string>> {
  const db = given ?? (await getDb());
  const rows = await db
    .select({
      guestId: seat.guestId,
      label: seatingTable.label,
      room: seatingRoom.name,
      rooms: sql<number>`(select count(*)::int from seating_room r where r.event_id = ${eventId})`,
    })
    .from(seat)
    .innerJoin(seatingTable, eq(seatingTable.id, seat.tableId))
    .innerJoin(seatingRoom, eq(seatingRoom.id, seatingTable.roomId))
    .innerJoin(guest, and(eq(guest.id, seat.guestId), isNull(guest.deletedAt)))
    .innerJoin(
      guestEvent,
      and(
        eq(guestEvent.guestId, seat.guestId),
        eq(guestEvent.eventId, seat.eventId),
        ne(guestEvent.answer, "no"),
      ),
    )
    .where(eq(seat.eventId, eventId));
  return new Map(
    rows.map(({ guestId, label, room, rooms }) => [
      guestId,
      rooms > 1 ? `${tableName(label)}, ${room}` : tableName(label),
    ]),
  );
}
