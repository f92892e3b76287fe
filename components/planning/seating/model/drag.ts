import {
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from "@dnd-kit/core";

/** Where a guest can be dropped. */
export type Place =
  | { kind: "table"; tableId: string }
  | { kind: "seat"; tableId: string; position: number }
  | { kind: "unseated" };

export function placeOf(id: string | number | undefined): Place | null {
  const [kind, tableId = "", position] = String(id ?? "").split(":");
  if (kind === "table") return { kind, tableId };
  if (kind === "seat") return { kind, tableId, position: Number(position) };
  return kind === "unseated" ? { kind } : null;
}

export const guestIdOf = (id: string | number): string => String(id).replace(/^guest:/, "");

/** By pointer, whatever is under it, preferring a seat to the list around it; by keyboard, the place jumped to. */
export const underPointer: CollisionDetection = (args) => {
  if (!args.pointerCoordinates) return closestCenter(args);
  const found = pointerWithin(args);
  return found.toSorted((a, b) => Number(a.id === "unseated") - Number(b.id === "unseated"));
};

const FORWARD = ["ArrowDown", "ArrowRight"];
const BACK = ["ArrowUp", "ArrowLeft"];

/** The arrow keys jump from one place to the next: seats of the open table, then the tables, then the list. */
export const jumpToPlaces: KeyboardCoordinateGetter = (event, { context }) => {
  const { droppableContainers, droppableRects, over, collisionRect } = context;
  const step = FORWARD.includes(event.code) ? 1 : BACK.includes(event.code) ? -1 : 0;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .map(({ id }) => String(id))
    .filter((id) => droppableRects.has(id))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const order = ["table", "seat", "unseated"].flatMap((kind) => places.filter((id) => id.startsWith(kind)));
  const at = over ? order.indexOf(String(over.id)) : -1;
  const next = order[(at + step + (at < 0 && step < 0 ? 1 : 0) + order.length) % order.length];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect) return undefined;
  return {
    x: rect.left + rect.width / 2 - collisionRect.width / 2,
    y: rect.top + rect.height / 2 - collisionRect.height / 2,
  };
};
