export type Point = { x: number; y: number };
export type Box = { left: number; top: number; bottom: number };

/** Tolerance in pixels around the box, because hands don't move in straight lines. */
const TOLERANCE = 24;

/** Returns true when the pointer's move from `before` to `now` aims at the box on its right. */
export function isHeadingTo(before: Point, now: Point, box: Box): boolean {
  const across = now.x - before.x;
  if (across <= 0 || now.x >= box.left) return false;
  const slope = (now.y - before.y) / across;
  const slopeTo = (y: number) => (y - before.y) / (box.left - before.x);
  return slope >= slopeTo(box.top - TOLERANCE) && slope <= slopeTo(box.bottom + TOLERANCE);
}
