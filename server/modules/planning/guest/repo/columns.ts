import { fullName } from "@/lib/text/full-name";
import type { Guest, GuestAnswer } from "@/contracts/planning/guest/guest";
import { guest } from "@/server/db/schema/planning/guest";
import { sql } from "drizzle-orm";

/** The columns of a guest that `presentGuest` takes; `host` and `household` must be joined. */
export const GUEST_COLUMNS = {
  id: guest.id,
  householdId: guest.householdId,
  householdName: sql<string>`household.name`,
  groupId: guest.groupId,
  firstName: guest.firstName,
  lastName: guest.lastName,
  hostName: sql<string | null>`full_name(host.first_name, host.last_name)`,
  side: guest.side,
  tags: guest.tags,
  isChild: guest.isChild,
  plusOneOf: guest.plusOneOf,
  dietary: guest.dietary,
  allergies: guest.allergies,
  teaOrder: guest.teaOrder,
  notes: guest.notes,
  version: guest.version,
  events: sql<GuestAnswer[]>`(
    select coalesce(json_agg(json_build_object('eventId', e.event_id, 'answer', e.answer, 'meal', e.meal)), '[]'::json)
    from guest_event e where e.guest_id = guest.id)`,
};

type Row = Omit<Guest, "_id" | "name" | "dietary" | "householdTitle"> & {
  hostName: string | null;
  dietary: unknown;
};

export function presentGuest({ hostName, dietary, ...row }: Row): Guest {
  const own = fullName(row);
  const name = own || (hostName ? `Guest of ${hostName}` : "Guest");
  const { id: _id, householdName: householdTitle } = row;
  return { ...row, _id, name, householdTitle, dietary: dietary as Guest["dietary"] };
}
