import type { Guest } from "@/contracts/planning/guest/guest";
import type { SeatingGuest, SeatingLayout, SeatingRoom, SeatingRule } from "@/contracts/planning/seating";

/** Returns the event's guests who need a seat: everyone who hasn't declined. */
export function seatable(guests: readonly Guest[], eventId: string): SeatingGuest[] {
  return guests.flatMap((guest) => {
    const given = guest.events.find((each) => each.eventId === eventId);
    if (!given || given.answer === "no") return [];
    const { id, name, householdId, householdTitle, groupId, side, isChild, plusOneOf } = guest;
    const { dietary, allergies } = guest;
    const { answer, meal } = given;
    return [
      {
        id,
        name,
        householdId,
        householdName: householdTitle,
        groupId,
        side,
        isChild,
        plusOneOf,
        answer,
        meal,
        dietary,
        allergies,
      },
    ];
  });
}

/** Returns the rooms with only these guests seated. */
export function roomsWith(rooms: readonly SeatingRoom[], ids: ReadonlySet<string>): SeatingRoom[] {
  return rooms.map((room) => ({
    ...room,
    tables: room.tables.map((table) => ({
      ...table,
      guests: table.guests.filter(({ guestId }) => ids.has(guestId)),
    })),
  }));
}

/** Returns the layout without guests who can't be seated, and without rules that have become void. */
export function tidy(
  { sides, rooms, rules }: SeatingLayout,
  { seated, listed }: { seated: ReadonlySet<string>; listed: ReadonlySet<string> },
): SeatingLayout {
  return { sides, rooms: roomsWith(rooms, seated), rules: rulesFor(rules, listed) };
}

function rulesFor(rules: readonly SeatingRule[], listed: ReadonlySet<string>): SeatingRule[] {
  return rules.flatMap(({ id, kind, guestIds }) => {
    const left = [...new Set(guestIds)].filter((guestId) => listed.has(guestId));
    return left.length >= (kind === "near_stage" ? 1 : 2) ? [{ id, kind, guestIds: left }] : [];
  });
}
