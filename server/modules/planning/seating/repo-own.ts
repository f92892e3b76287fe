import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { guest } from "@/server/db/schema/planning/guest";
import { seat, seatingTable } from "@/server/db/schema/planning/seating";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";

/** Returns who sits where at a couple's wedding, for the download of its data. */
export async function ownSeating(db: Db, customerId: string) {
  const seating = await db
    .select({
      event: weddingEvent.name,
      table: seatingTable.label,
      seat: seat.position,
      firstName: guest.firstName,
      lastName: guest.lastName,
    })
    .from(seat)
    .innerJoin(wedding, eq(wedding.id, seat.weddingId))
    .innerJoin(weddingEvent, eq(weddingEvent.id, seat.eventId))
    .innerJoin(seatingTable, eq(seatingTable.id, seat.tableId))
    .innerJoin(guest, eq(guest.id, seat.guestId))
    .where(eq(wedding.customerId, customerId))
    .orderBy(asc(weddingEvent.position), asc(seatingTable.position), asc(seat.position), asc(seat.id));
  return { seating };
}
