import {
  MAX_TABLE_SEATS,
  MAX_TABLES,
  type SeatingGuest,
  type SeatingLayout,
  type SeatingTable,
} from "@/contracts/planning/seating";
import { addTables, removeTable, tablesIn } from "./edits";
import { stageDistance } from "./geometry";

/** How full tables get: every seat taken, or one left free at each. */
export type Fullness = "fewest" | "comfortable";

/** A table of four or fewer has no seat to spare. */
const SPARING = 5;

export const seatsToFill = ({ seats }: Pick<SeatingTable, "seats">, fullness: Fullness): number =>
  fullness === "comfortable" && seats >= SPARING ? seats - 1 : seats;

/**
 * Returns the layout with just enough tables for everyone: locked ones and those with locked guests stay, then those
 * nearest the stage. The rest are removed, and missing ones are added to the first room. Null above `MAX_TABLES`.
 */
export function withTablesFor(
  layout: SeatingLayout,
  guests: readonly SeatingGuest[],
  fullness: Fullness,
): SeatingLayout | null {
  const [room] = layout.rooms;
  if (!room) return null;
  const isHeld = (table: SeatingTable) => table.locked || table.guests.some(({ locked }) => locked);
  const present = new Set(guests.map(({ id }) => id));
  const atLocked = tablesIn(layout)
    .filter(({ locked }) => locked)
    .flatMap((table) => table.guests.filter(({ guestId }) => present.has(guestId)));
  let left = guests.length - atLocked.length;
  const open = layout.rooms
    .flatMap((each) => each.tables.map((table) => ({ table, distance: stageDistance(each, table) ?? 0 })))
    .filter(({ table }) => !table.locked)
    .toSorted((a, b) => Number(isHeld(b.table)) - Number(isHeld(a.table)) || a.distance - b.distance);
  let next = layout;
  for (const { table } of open) {
    if (left > 0 || isHeld(table)) left -= seatsToFill(table, fullness);
    else next = removeTable(next, table.id);
  }
  if (left <= 0) return next;
  const usual = usualTable(tablesIn(layout));
  const count = Math.ceil(left / seatsToFill(usual, fullness));
  if (tablesIn(next).length + count > MAX_TABLES) return null;
  return addTables(next, room.id, { ...usual, count });
}

/** The most common kind of table. */
function usualTable(tables: readonly SeatingTable[]): Pick<SeatingTable, "seats" | "shape"> {
  const counts = new Map<string, { seats: number; shape: SeatingTable["shape"]; count: number }>();
  for (const { seats, shape } of tables) {
    const key = `${shape} ${seats}`;
    counts.set(key, { seats, shape, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [first] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return first
    ? { seats: Math.min(first.seats, MAX_TABLE_SEATS), shape: first.shape }
    : { seats: 10, shape: "round" };
}

/** Returns the layout to fill: without the seats that a comfortable seating leaves free. */
export function filledTo(layout: SeatingLayout, fullness: Fullness): SeatingLayout {
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({
      ...room,
      tables: room.tables.map((table) => {
        const held = table.locked ? table.seats : table.guests.filter(({ locked }) => locked).length;
        return { ...table, seats: Math.max(seatsToFill(table, fullness), held) };
      }),
    })),
  };
}
