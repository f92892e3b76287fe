import type { SeatingGuest, SeatingLayout } from "@/contracts/planning/seating";
import { groupBy } from "@/lib/group-by";
import type { Assignment, SeatProblem } from "@/lib/seating/problem";
import { tablesIn } from "./edits";
import { stageDistance } from "./geometry";

/** The guests that automatic seating may move: only those without a seat, or everyone who isn't locked. */
export type SeatingScope = "unseated" | "everyone";

/** Returns the input of automatic seating. */
export function toProblem(
  layout: SeatingLayout,
  guests: readonly SeatingGuest[],
  scope: SeatingScope,
): SeatProblem {
  return {
    guests: guests.map(({ id, householdId, groupId, side, answer }) => ({
      id,
      householdId,
      groupId,
      side,
      certain: answer === "yes",
    })),
    tables: layout.rooms.flatMap((room) =>
      room.tables.map((table) => ({
        id: table.id,
        seats: table.seats,
        locked: table.locked,
        distance: stageDistance(room, table),
      })),
    ),
    fixed: tablesIn(layout).flatMap((table) =>
      table.guests
        .filter(({ locked }) => scope === "unseated" || locked || table.locked)
        .map(({ guestId }) => ({ guestId, tableId: table.id })),
    ),
    rules: layout.rules,
    sides: layout.sides,
  };
}

/**
 * Returns the layout with everyone at their assigned table. Guests who stay at a table keep their seats; others fill
 * the free ones household by household.
 */
export function withAssignment(
  layout: SeatingLayout,
  guests: readonly SeatingGuest[],
  seated: Assignment,
): SeatingLayout {
  const byTable = groupBy(
    guests.filter(({ id }) => seated.has(id)),
    ({ id }) => seated.get(id),
  );
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({
      ...room,
      tables: room.tables.map((table) => {
        const here = byTable.get(table.id) ?? [];
        const ids = new Set(here.map(({ id }) => id));
        const staying = table.guests.filter(({ guestId }) => ids.has(guestId));
        const stay = new Set(staying.map(({ guestId }) => guestId));
        const taken = new Set(staying.map(({ position }) => position));
        const free = Array.from({ length: table.seats }, (_, at) => at).filter((at) => !taken.has(at));
        const coming = here.filter(({ id }) => !stay.has(id)).toSorted(neighbours);
        const added = coming.map(({ id: guestId }, at) => ({
          guestId,
          locked: false,
          position: free[at] ?? 0,
        }));
        return { ...table, guests: [...staying, ...added].slice(0, table.seats) };
      }),
    })),
  };
}

function neighbours(a: SeatingGuest, b: SeatingGuest): number {
  return (
    a.side.localeCompare(b.side) ||
    (a.groupId ?? "").localeCompare(b.groupId ?? "") ||
    a.householdId.localeCompare(b.householdId) ||
    (a.plusOneOf ?? a.id).localeCompare(b.plusOneOf ?? b.id)
  );
}
