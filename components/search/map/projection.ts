import type { Place } from "./island-shapes";

export type Point = { x: number; y: number };

const WEST = 103.59;
const NORTH = 1.484;
const SCALE = 2000;

/** The whole map, in its own units: 2,000 to the degree. So near the equator both ways count the same. */
export const MAP = { width: 1010, height: 600 };

export function project(longitude: number, latitude: number): Point {
  return { x: round((longitude - WEST) * SCALE), y: round((NORTH - latitude) * SCALE) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed outline through all places, its corners softened as scissors do. */
export function outline(places: readonly Place[]): string {
  return `${curve(places, true)}Z`;
}

export function thread(places: readonly Place[]): string {
  return curve(places, false);
}

/** Catmull-Rom through the points, as cubic curves; `TENSION` 1/6 is the full bow. */
const TENSION = 1 / 7;

function curve(places: readonly Place[], closed: boolean): string {
  const points = places.map(([longitude, latitude]) => project(longitude, latitude));
  const at = (index: number): Point => {
    const within = closed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index));
    return points[within] ?? { x: 0, y: 0 };
  };
  const bow = (from: Point, before: Point, after: Point, way: 1 | -1) =>
    `${round(from.x + way * (after.x - before.x) * TENSION)} ${round(from.y + way * (after.y - before.y) * TENSION)}`;
  const steps = closed ? points.length : points.length - 1;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let n = 0; n < steps; n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    path += `C${bow(from, before, to, 1)} ${bow(to, from, after, -1)} ${to.x} ${to.y}`;
  }
  return path;
}
