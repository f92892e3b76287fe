import {
  type PlanFeature,
  ROOM_SIZE,
  type SeatingRoom,
  type SeatingTable,
} from "@/contracts/planning/seating";
import { type Point, reach } from "@/contracts/planning/seating-geometry";

/** Centimetres. */
export const GRID = 25;
const GANGWAY = 70;
export const STAGE_DEPTH = 250;

export function snap(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, Math.round(value / GRID) * GRID));
}

/** Returns a table's distance from the middle of the nearest stage, or null in a room without one. */
export function stageDistance({ features }: SeatingRoom, { x, y }: Point): number | null {
  const stages = features.filter(({ kind }) => kind === "stage");
  if (stages.length === 0) return null;
  return Math.min(
    ...stages.map((stage) => Math.hypot(stage.x + stage.width / 2 - x, stage.y + stage.depth / 2 - y)),
  );
}

/** The distance between the centres of two tables in a row. */
function pitchOf(table: Pick<SeatingTable, "shape" | "seats">): number {
  return Math.ceil((2 * reach(table) + GANGWAY) / GRID) * GRID;
}

/** Returns the size of a room in which that many tables fit in even rows in front of the stage. */
export function roomFor(
  count: number,
  table: Pick<SeatingTable, "shape" | "seats">,
): { width: number; depth: number } {
  const pitch = pitchOf(table);
  const columns = Math.max(3, Math.ceil(Math.sqrt(count * 1.3)));
  const within = (size: number) => Math.min(ROOM_SIZE.max, Math.max(900, size));
  return {
    width: within(columns * pitch + GANGWAY),
    depth: within(STAGE_DEPTH + Math.ceil(count / columns) * pitch + 3 * GANGWAY),
  };
}

/** Returns a spot where the table overlaps nothing, row by row from the stage, or null when the room is full. */
export function freeSpot(room: SeatingRoom, table: Pick<SeatingTable, "shape" | "seats">): Point | null {
  const own = reach(table);
  const edge = own + GRID;
  const isFree = (x: number, y: number) =>
    room.tables.every(
      (other) => Math.hypot(other.x - x, other.y - y) >= own + reach(other) + GANGWAY - GRID,
    ) && room.features.every((feature) => distanceTo(feature, { x, y }) >= own + GANGWAY / 2);
  const stage = Math.max(
    0,
    ...room.features
      .filter(({ kind, y }) => kind === "stage" && y < room.depth / 3)
      .map((f) => f.y + f.depth),
  );
  const pitch = pitchOf(table);
  const columns = Math.max(1, Math.floor((room.width - 2 * edge) / pitch) + 1);
  const first = Math.round((room.width - (columns - 1) * pitch) / 2);
  for (let y = stage + own + GANGWAY; y <= room.depth - edge; y += pitch) {
    for (let column = 0; column < columns; column++) {
      const x = first + column * pitch;
      if (isFree(x, y)) return { x, y: Math.round(y) };
    }
  }
  for (let y = edge; y <= room.depth - edge; y += GRID) {
    for (let x = edge; x <= room.width - edge; x += GRID) {
      if (isFree(x, y)) return { x: Math.round(x), y: Math.round(y) };
    }
  }
  return null;
}

function distanceTo({ x, y, width, depth }: PlanFeature, at: Point): number {
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - depth));
}
