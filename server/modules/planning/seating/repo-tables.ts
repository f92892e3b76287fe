import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { tableName } from "@/contracts/planning/seating";
import { type Db, getDb } from "@/server/db/client";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { seat, seatingRoom, seatingTable } from "@/server/db/schema/planning/seating";

/** A guest's seat at an event. `room` is null when there is only one. */
export type TableSeat = {
  guestId: string;
  name: string;
  tableId: string;
  label: string;
  room: string | null;
};

/** Returns everyone with a seat at an event who hasn't declined, table by table. */
export async function seatsOf(eventId: string, given?: Db): Promise<TableSeat[]> {
  const db = given ?? (await getDb());
  const rows = await db
    .select({
      guestId: seat.guestId,
      tableId: seat.tableId,
      name: sql<string>`full_name(${guest.firstName}, ${guest.lastName})`,
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
    .where(eq(seat.eventId, eventId))
    .orderBy(seat.tableId, seat.position);
  return rows.map(({ rooms, room, ...row }) => ({ ...row, room: rooms > 1 ? room : null }));
}

/**
 * Returns each guest's table at an event, by guest id: "Table 5", or "Table 5, Annex" if the event has several rooms.
 * Excludes those who declined.
 */
export async function tablesOf(eventId: string, given?: Db): Promise<Map<string, string>> {
  return new Map(
    (await seatsOf(eventId, given)).map(({ guestId, label, room }) => [
      guestId,
      room === null ? tableName(label) : `${tableName(label)}, ${room}`,
    ]),
  );
}
