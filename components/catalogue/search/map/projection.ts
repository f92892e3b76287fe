import type { Place } from "./island-shapes";

export type Point = { x: number; y: number };

const WEST = 103.59;
const NORTH = 1.484;
const SCALE = 2000;

/**
 * The map's size in its own units: 2,000 to the degree both ways, which is accurate enough this close to the equator.
 */
export const MAP = { width: 1010, height: 600 };

export function project(longitude: number, latitude: number): Point {
  return { x: round((longitude - WEST) * SCALE), y: round((NORTH - latitude) * SCALE) };
}

/** Returns the coordinates of a point on the map. */
export function unproject({ x, y }: Point): { longitude: number; latitude: number } {
  const exact = (value: number) => Math.round(value * 1e6) / 1e6;
  return { longitude: exact(WEST + x / SCALE), latitude: exact(NORTH - y / SCALE) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a closed SVG path through all places, with softened corners. */
export function outline(places: readonly Place[]): string {
  return `${curve(places, true)}Z`;
}

export function thread(places: readonly Place[]): string {
  return curve(places, false);
}

/** Catmull-Rom spline as cubic curves. The standard tension is 1/6. */
const TENSION = 1 / 7;

/**
 * Relative curves, whose numbers are short, because the map is in the page's HTML. `s` mirrors the previous curve's
 * control point, which is where this spline has it.
 */
function curve(places: readonly Place[], closed: boolean): string {
  const points = places.map(([longitude, latitude]) => project(longitude, latitude));
  const at = (index: number): Point => {
    const within = closed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index));
    return points[within] ?? { x: 0, y: 0 };
  };
  const steps = closed ? points.length : points.length - 1;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let n = 0; n < steps; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const leave = [(to.x - before.x) * TENSION, (to.y - before.y) * TENSION];
    const [right, down] = [to.x - from.x, to.y - from.y];
    const arrive = [right - (after.x - from.x) * TENSION, down - (after.y - from.y) * TENSION];
    path += n === 0 ? `c${list([...leave, ...arrive, right, down])}` : `s${list([...arrive, right, down])}`;
  }
  return path;
}

/** A minus sign separates numbers like a space. */
const list = (numbers: readonly number[]) => numbers.map(round).join(" ").replaceAll(" -", "-");
