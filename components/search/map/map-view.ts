import { MAP, type Point } from "./projection";

/** The part of the map that is seen: its top left corner, and how many units lie in a pixel of the screen. */
export type View = { x: number; y: number; unit: number };
export type Size = { width: number; height: number };

/** Near enough to tell the houses of one street apart. */
const CLOSEST = 0.06;

export const wholeUnit = (screen: Size): number =>
  Math.max(MAP.width / screen.width, MAP.height / screen.height);

/** All of Singapore, in the middle of the screen. */
export function wholeView(screen: Size): View {
  return within({ x: 0, y: 0, unit: wholeUnit(screen) }, screen);
}

/** No nearer than makes sense, no farther than all of it, and never past the edge. */
export function within({ x, y, unit }: View, screen: Size): View {
  const fits = Math.min(wholeUnit(screen), Math.max(CLOSEST, unit));
  const held = (at: number, size: number, all: number) =>
    size >= all ? (all - size) / 2 : Math.min(all - size, Math.max(0, at));
  return {
    x: held(x, screen.width * fits, MAP.width),
    y: held(y, screen.height * fits, MAP.height),
    unit: fits,
  };
}

/** `by` times nearer; what lies under `at` (pixels of the screen) stays there. */
export function zoomed(view: View, by: number, at: Point, screen: Size): View {
  const unit = Math.min(wholeUnit(screen), Math.max(CLOSEST, view.unit / by));
  const moved = { x: view.x + at.x * (view.unit - unit), y: view.y + at.y * (view.unit - unit), unit };
  return within(moved, screen);
}

export function panned(view: View, by: Point, screen: Size): View {
  return within({ ...view, x: view.x + by.x * view.unit, y: view.y + by.y * view.unit }, screen);
}

/** The nearest view that holds all the points, with room around them. */
export function viewOf(points: readonly Point[], screen: Size): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    (right - left) / (screen.width * 0.6),
    (bottom - top) / (screen.height * 0.6),
    CLOSEST,
  );
  return within(
    {
      x: (left + right - screen.width * unit) / 2,
      y: (top + bottom - screen.height * unit) / 2,
      unit,
    },
    screen,
  );
}

export function isInView({ x, y }: Point, view: View, screen: Size): boolean {
  return (
    x >= view.x &&
    y >= view.y &&
    x <= view.x + screen.width * view.unit &&
    y <= view.y + screen.height * view.unit
  );
}

/** Which names of towns there is room for (island.module.css). */
export function zoomStep(view: View, screen: Size): number {
  // On a small screen all of Singapore is already far away.
  const zoom = wholeUnit(screen) / view.unit;
  const room = Math.min(1, 1.3 / wholeUnit(screen));
  return [1.4, 2, 3, 4.5].filter((least) => zoom * room >= least).length;
}
