import { n } from "./svg";

export type Point = readonly [x: number, y: number];

/** A point of a curve; `"c"` makes it a corner. */
export type Knot = readonly [x: number, y: number, corner?: "c"];

const RADIAN = Math.PI / 180;

/** The point at `degrees` (0 is up, clockwise) and distance `r`. */
export function polar(r: number, degrees: number, x = 0, y = 0): Point {
  return [x + r * Math.sin(degrees * RADIAN), y - r * Math.cos(degrees * RADIAN)];
}

/** The same point as a place to put something. */
export function spot(r: number, degrees: number, y0 = 0): { x: number; y: number } {
  const [x, y] = polar(r, degrees, 0, y0);
  return { x, y };
}

/** A smooth curve through the knots (Catmull-Rom), sharp where a knot is a corner. */
export function smooth(knots: readonly Knot[], closed = false): string {
  const count = knots.length;
  const at = (i: number): Knot => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return knots[index] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pull = 1 / 6;
    const c1 = p1[2] ? p1 : [p1[0] + (p2[0] - p0[0]) * pull, p1[1] + (p2[1] - p0[1]) * pull];
    const c2 = p2[2] ? p2 : [p2[0] - (p3[0] - p1[0]) * pull, p2[1] - (p3[1] - p1[1]) * pull];
    d += `C${n(c1[0] ?? 0)} ${n(c1[1] ?? 0)} ${n(c2[0] ?? 0)} ${n(c2[1] ?? 0)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Knots from text, `"48 -58c 120 6"`: a number pair each, `c` for a corner. */
export function knots(text: string): Knot[] {
  return [...text.matchAll(/(-?[\d.]+) (-?[\d.]+)(c?)/g)].map(([, x, y, corner]) =>
    corner ? [Number(x), Number(y), "c"] : [Number(x), Number(y)],
  );
}

/** A closed smooth shape through knots written as text. */
export const shape = (text: string): string => smooth(knots(text), true);

/** A shape from its right side, written as text, and the mirror image of it. */
export const symmetric = (text: string): string => lathe(knots(text));

/** A closed shape from the knots of its right side, top to bottom, mirrored to the left. */
export function lathe(profile: readonly Knot[]): string {
  const left = [...profile]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y, corner]): Knot => (corner ? [-x, y, corner] : [-x, y]));
  return smooth([...profile, ...left], true);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
}

export function disc(r: number, x = 0, y = 0): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(r)}v${n(h - 2 * r)}` +
    `a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(r)}h${n(2 * r - w)}a${n(r)} ${n(r)} 0 0 1 ${n(-r)} ${n(-r)}v${n(2 * r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}Z`
  );
}

/** A disc with `lobes` round scallops at its edge; `bulge` below 1 flattens them. */
export function scallop(r: number, lobes: number, bulge = 1, from = 0, y0 = 0): string {
  const step = 360 / lobes;
  const arc = (r * Math.sin((step / 2) * RADIAN)) / bulge;
  const [x, y] = polar(r, from, 0, y0);
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 1; i <= lobes; i += 1) {
    const [px, py] = polar(r, from + step * i, 0, y0);
    d += `A${n(arc)} ${n(arc)} 0 0 1 ${n(px)} ${n(py)}`;
  }
  return `${d}Z`;
}

/** A star of straight edges: `points` tips at `r`, valleys at `inner`. */
export function star(points: number, r: number, inner: number, from = 0): string {
  const step = 180 / points;
  return polygon(
    Array.from({ length: points * 2 }, (_, i) => polar(i % 2 === 0 ? r : inner, from + step * i)),
  );
}

/** A petal that grows up from the origin: `tip` 0 is round, 1 is pointed. */
export function petal(length: number, width: number, tip = 0.5): string {
  const half = width / 2;
  const shoulder = length * (0.62 + 0.1 * (1 - tip));
  const reach = half * (1 - tip) * 0.75;
  return (
    `M0 0C${n(half * 0.35)} ${n(-length * 0.12)} ${n(half)} ${n(-length * 0.32)} ${n(half)} ${n(-shoulder)}` +
    `C${n(half)} ${n(-length * 0.9)} ${n(reach)} ${n(-length)} 0 ${n(-length)}` +
    `C${n(-reach)} ${n(-length)} ${n(-half)} ${n(-length * 0.9)} ${n(-half)} ${n(-shoulder)}` +
    `C${n(-half)} ${n(-length * 0.32)} ${n(-half * 0.35)} ${n(-length * 0.12)} 0 0Z`
  );
}

/** A leaf that grows up from the origin and ends in a point; `side` draws the left (-1) or right (1) half alone. */
export function leafShape(length: number, width: number, side: -1 | 0 | 1 = 0): string {
  const half = width / 2;
  const edge = (s: number): string =>
    `C${n(s * half * 0.9)} ${n(-length * 0.12)} ${n(s * half * 1.15)} ${n(-length * 0.55)} 0 ${n(-length)}`;
  const back = (s: number): string =>
    `C${n(s * half * 1.15)} ${n(-length * 0.55)} ${n(s * half * 0.9)} ${n(-length * 0.12)} 0 0Z`;
  if (side === 0) return `M0 0${edge(1)}${back(-1)}`;
  return `M0 0${edge(side)}Z`;
}

/** A point and heading (degrees, 0 up) on a quadratic curve, `t` in [0, 1]. */
export function alongCurve(
  from: Point,
  via: Point,
  to: Point,
  t: number,
): { x: number; y: number; heading: number } {
  const u = 1 - t;
  const x = u * u * from[0] + 2 * u * t * via[0] + t * t * to[0];
  const y = u * u * from[1] + 2 * u * t * via[1] + t * t * to[1];
  const dx = 2 * u * (via[0] - from[0]) + 2 * t * (to[0] - via[0]);
  const dy = 2 * u * (via[1] - from[1]) + 2 * t * (to[1] - via[1]);
  return { x, y, heading: Math.atan2(dx, -dy) / RADIAN };
}

export function curve(from: Point, via: Point, to: Point): string {
  return `M${n(from[0])} ${n(from[1])}Q${n(via[0])} ${n(via[1])} ${n(to[0])} ${n(to[1])}`;
}

interface Turning {
  turn?: number;
  x?: number;
  y?: number;
  scale?: number;
}

/** A path taken apart: the text before each point, and the points. */
function points(d: string): { text: readonly string[]; at: readonly number[] } {
  const parts = d.split(/(-?[\d.]+)[ ,](-?[\d.]+)/);
  return {
    text: parts.filter((_, i) => i % 3 === 0),
    at: parts.filter((_, i) => i % 3 !== 0).map(Number),
  };
}

function turned(
  { text, at }: ReturnType<typeof points>,
  { turn = 0, x = 0, y = 0, scale = 1 }: Turning,
): string {
  const cos = Math.cos(turn * RADIAN) * scale;
  const sin = Math.sin(turn * RADIAN) * scale;
  let out = text[0] ?? "";
  for (let i = 1; i < text.length; i += 1) {
    const px = at[2 * i - 2] ?? 0;
    const py = at[2 * i - 1] ?? 0;
    out += `${n(px * cos - py * sin + x)} ${n(px * sin + py * cos + y)}${text[i]}`;
  }
  return out;
}

/**
 * An absolute path of M, L, C, Q and Z alone, turned about the origin and then moved. One merged path is drawn many
 * times faster than as many groups.
 */
export function moved(d: string, turning: Turning): string {
  return turned(points(d), turning);
}

/** `count` copies of such a path turned evenly about the origin, as one path. */
export function ring(count: number, d: string, from = 0): string {
  const parts = points(d);
  let out = "";
  for (let i = 0; i < count; i += 1) out += turned(parts, { turn: from + (360 / count) * i });
  return out;
}

/** Small discs as one path. */
export function dots(count: number, radius: number, r: number, from = 0): string {
  let out = "";
  for (let i = 0; i < count; i += 1) out += disc(r, ...polar(radius, from + (360 / count) * i));
  return out;
}
