import type { PlanRoom } from "@/contracts/planning/room-plan";
import type { SeatingRoom } from "@/contracts/planning/seating";

/** Returns a plan as a room without guests, for drawing and editing. */
export function seatingRoomOf({ id = "plan", ...plan }: PlanRoom & { id?: string }): SeatingRoom {
  const { name, width, depth, features } = plan;
  const tables = plan.tables.map((table) => ({ ...table, locked: false, guests: [] }));
  return { id, name, width, depth, features, tables };
}

/** Returns the plan of an edited room. */
export function planOfRoom(room: SeatingRoom, mostTables: number | null): PlanRoom {
  const { name, width, depth, features } = room;
  const tables = room.tables.map(({ guests: _guests, locked: _locked, ...table }) => table);
  return { name, width, depth, features, tables, mostTables };
}
