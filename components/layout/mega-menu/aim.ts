export type Point = { x: number; y: number };
export type Box = { left: number; top: number; bottom: number };

/** A hand does not draw straight lines: so many pixels beside the box still count. */
const TOLERANCE = 24;

/** Whether the pointer, going from `before` to `now`, is on its way to the box on its right. */
export function isHeadingTo(before: Point, now: Point, box: Box): boolean {
  const across = now.x - before.x;
  if (across <= 0 || now.x >= box.left) return false;
  const slope = (now.y - before.y) / across;
  const slopeTo = (y: number) => (y - before.y) / (box.left - before.x);
  return slope >= slopeTo(box.top - TOLERANCE) && slope <= slopeTo(box.bottom + TOLERANCE);
}
