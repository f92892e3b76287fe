import type { SeatingGuest, SeatingRoom } from "@/contracts/planning/seating";
import type { Db } from "@/server/db/client";
import { invitedGuests } from "@/server/modules/planning/guest/public";
import { roomsWith, seatable } from "./layout";
import { findRooms } from "./repo";

/** Returns an event's rooms with who sits there, and everyone who hasn't declined. */
export async function seatedGuests(
  db: Db,
  weddingId: string,
  eventId: string,
): Promise<{ rooms: SeatingRoom[]; guests: SeatingGuest[] }> {
  const rooms = await findRooms(db, eventId);
  const invited = await invitedGuests(weddingId, eventId, db);
  const guests = seatable(invited, eventId);
  return { rooms: roomsWith(rooms, new Set(guests.map(({ id }) => id))), guests };
}
