import { MAP, type Point } from "./projection";

/** The visible part of the map: its top left corner, and the number of map units per pixel. */
export type View = { x: number; y: number; unit: number };
export type Size = { width: number; height: number };

/** Close enough to tell the buildings of one street apart. */
const CLOSEST = 0.06;

export const wholeUnit = (screen: Size): number =>
  Math.max(MAP.width / screen.width, MAP.height / screen.height);

/** Returns true when all of Singapore is in view. */
export const isWhole = (view: View, screen: Size): boolean => view.unit >= wholeUnit(screen) * 0.999;

/** Returns the view of all of Singapore, centred on the screen. */
export function wholeView(screen: Size): View {
  return within({ x: 0, y: 0, unit: wholeUnit(screen) }, screen);
}

/** Limits the zoom, and keeps the view within the map. */
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

/** Returns the view magnified `by` times, keeping the point under `at` (pixels of the screen) in place. */
export function zoomed(view: View, by: number, at: Point, screen: Size): View {
  const unit = Math.min(wholeUnit(screen), Math.max(CLOSEST, view.unit / by));
  const moved = { x: view.x + at.x * (view.unit - unit), y: view.y + at.y * (view.unit - unit), unit };
  return within(moved, screen);
}

export function panned(view: View, by: Point, screen: Size): View {
  return within({ ...view, x: view.x + by.x * view.unit, y: view.y + by.y * view.unit }, screen);
}

/** Returns the closest view that fits all the points into `share` of the screen, leaving the rest as margin. */
export function viewOf(points: readonly Point[], screen: Size, share = 0.6): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    (right - left) / (screen.width * share),
    (bottom - top) / (screen.height * share),
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

/** Returns the level of place names to show (island.module.css). */
export function zoomStep(view: View, screen: Size): number {
  // On a small screen, the view of all of Singapore is already zoomed out far.
  const zoom = wholeUnit(screen) / view.unit;
  const room = Math.min(1, 1.3 / wholeUnit(screen));
  return [1.4, 2, 3, 4.5, 8].filter((least) => zoom * room >= least).length;
}
