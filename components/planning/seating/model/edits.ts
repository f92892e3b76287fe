import { v7 } from "uuid";
import type { PlanRoom } from "@/contracts/planning/room-plan";
import {
  MAX_TABLES,
  type PlanFeature,
  type PlanFeatureKind,
  ROOM_SIZE,
  type SeatingLayout,
  type SeatingRoom,
  type SeatingTable,
  type TableShape,
} from "@/contracts/planning/seating";
import { reach } from "@/contracts/planning/seating-geometry";
import { freeSpot, STAGE_DEPTH } from "./geometry";

/** Every edit returns a new layout; unchanged parts stay the same objects. */
type Edit = SeatingLayout;

const ROW = 300;

export const tablesIn = ({ rooms }: SeatingLayout): SeatingTable[] => rooms.flatMap(({ tables }) => tables);

function mapTables(layout: SeatingLayout, edit: (table: SeatingTable) => SeatingTable): Edit {
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({ ...room, tables: room.tables.map(edit) })),
  };
}

export function editRoom(layout: SeatingLayout, id: string, edit: (room: SeatingRoom) => SeatingRoom): Edit {
  return { ...layout, rooms: layout.rooms.map((room) => (room.id === id ? edit(room) : room)) };
}

export function editTable(layout: SeatingLayout, id: string, change: Partial<SeatingTable>): Edit {
  return mapTables(layout, (table) => {
    if (table.id !== id) return table;
    const next = { ...table, ...change };
    return { ...next, guests: fitted(next) };
  });
}

/** When a table gets smaller, guests on removed seats take the free ones, and the last ones lose their seat. */
function fitted({ seats, guests }: SeatingTable): SeatingTable["guests"] {
  const taken = new Set(guests.map(({ position }) => position).filter((position) => position < seats));
  return guests.flatMap((guest) => {
    if (guest.position < seats) return [guest];
    const free = Array.from({ length: seats }, (_, at) => at).find((at) => !taken.has(at));
    if (free === undefined) return [];
    taken.add(free);
    return [{ ...guest, position: free }];
  });
}

export function removeTable(layout: SeatingLayout, id: string): Edit {
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({ ...room, tables: room.tables.filter((table) => table.id !== id) })),
  };
}

export function unseat(layout: SeatingLayout, guestIds: readonly string[]): Edit {
  const leaving = new Set(guestIds);
  return mapTables(layout, (table) =>
    table.guests.some(({ guestId }) => leaving.has(guestId))
      ? { ...table, guests: table.guests.filter(({ guestId }) => !leaving.has(guestId)) }
      : table,
  );
}

/** Returns a table's free seats, lowest first. */
export function freeSeats({ seats, guests }: SeatingTable): number[] {
  const taken = new Set(guests.map(({ position }) => position));
  return Array.from({ length: seats }, (_, at) => at).filter((at) => !taken.has(at));
}

/** Seats guests at a table as far as it has free seats; the others stay where they are. */
export function seatAt(layout: SeatingLayout, tableId: string, guestIds: readonly string[]): Edit {
  const table = tablesIn(layout).find(({ id }) => id === tableId);
  if (!table) return layout;
  const here = new Set(table.guests.map(({ guestId }) => guestId));
  const free = freeSeats(table);
  const coming = guestIds.filter((id) => !here.has(id)).slice(0, free.length);
  if (coming.length === 0) return layout;
  const added = coming.map((guestId, at) => ({ guestId, position: free[at] ?? 0, locked: false }));
  return mapTables(unseat(layout, coming), (each) =>
    each.id === tableId ? { ...each, guests: [...each.guests, ...added] } : each,
  );
}

/** Seats a guest on a particular seat; the guest already there swaps places, or loses the seat. */
export function seatOn(layout: SeatingLayout, tableId: string, position: number, guestId: string): Edit {
  const from = tablesIn(layout).find(({ guests }) => guests.some((each) => each.guestId === guestId));
  const before = from?.guests.find((each) => each.guestId === guestId);
  const other = tablesIn(layout)
    .find(({ id }) => id === tableId)
    ?.guests.find((each) => each.position === position);
  if (other?.guestId === guestId) return layout;
  const cleared = unseat(layout, other ? [guestId, other.guestId] : [guestId]);
  return mapTables(cleared, (table) => {
    const guests = [...table.guests];
    if (table.id === tableId) guests.push({ guestId, position, locked: false });
    if (other && before && table.id === from?.id) guests.push({ ...other, position: before.position });
    return guests.length === table.guests.length ? table : { ...table, guests };
  });
}

export function lockGuest(layout: SeatingLayout, guestId: string, locked: boolean): Edit {
  return mapTables(layout, (table) =>
    table.guests.some((each) => each.guestId === guestId)
      ? {
          ...table,
          guests: table.guests.map((each) => (each.guestId === guestId ? { ...each, locked } : each)),
        }
      : table,
  );
}

/** Adds tables where the room has space, extending a full room. Numbers continue from the highest. */
export function addTables(
  layout: SeatingLayout,
  roomId: string,
  { count, seats, shape }: { count: number; seats: number; shape: TableShape },
): Edit {
  const used = new Set(tablesIn(layout).map(({ label }) => label.toLowerCase()));
  let number = Math.max(0, ...[...used].map((label) => (/^\d+$/.test(label) ? Number(label) : 0)));
  const most = Math.min(count, MAX_TABLES - used.size);
  return editRoom(layout, roomId, (before) => {
    let room = before;
    for (let made = 0; made < most; made++) {
      const kind = { seats, shape };
      while (!freeSpot(room, kind) && room.depth + ROW <= ROOM_SIZE.max) {
        room = { ...room, depth: room.depth + ROW, width: Math.max(room.width, 3 * reach(kind)) };
      }
      const spot = freeSpot(room, kind) ?? { x: room.width / 2, y: room.depth / 2 };
      const table = { id: v7(), label: `${++number}`, ...kind, x: Math.round(spot.x), y: Math.round(spot.y) };
      room = { ...room, tables: [...room.tables, { ...table, rotation: 0, locked: false, guests: [] }] };
    }
    return room;
  });
}

const FEATURE_SIZE: Readonly<Record<PlanFeatureKind, { width: number; depth: number }>> = {
  stage: { width: 600, depth: STAGE_DEPTH },
  door: { width: 200, depth: 50 },
  dance_floor: { width: 500, depth: 400 },
  bar: { width: 300, depth: 100 },
  wall: { width: 600, depth: 25 },
  pillar: { width: 75, depth: 75 },
};

export function newFeature(kind: PlanFeatureKind, room: Pick<SeatingRoom, "width" | "depth">): PlanFeature {
  const { width, depth } = FEATURE_SIZE[kind];
  const middle = Math.max(0, Math.round((room.width - width) / 50) * 25);
  const y = kind === "stage" ? 0 : kind === "door" ? room.depth - depth : (room.depth - depth) / 2;
  return { id: v7(), kind, x: middle, y: Math.max(0, Math.round(y)), width, depth };
}

/** Returns a room of its own from a plan of the vendor's: with its tables, as far as they are needed, or with new ones. */
export function roomFromPlan(
  { name, width, depth, features, tables }: PlanRoom,
  count: number,
): { room: SeatingRoom; missing: number } {
  const placed = tables.slice(0, count).map((table) => ({ ...table, id: v7(), locked: false, guests: [] }));
  return {
    room: {
      id: v7(),
      name,
      width,
      depth,
      features: features.map((feature) => ({ ...feature, id: v7() })),
      tables: placed,
    },
    missing: count - placed.length,
  };
}

export function newRoom(name: string, size = { width: 2_400, depth: 1_800 }): SeatingRoom {
  const features = [newFeature("stage", size), newFeature("door", size)];
  return { id: v7(), name, ...size, features, tables: [] };
}
