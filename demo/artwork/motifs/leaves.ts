import {
  alongCurve,
  curve,
  disc,
  leafShape,
  line,
  moved,
  polar,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import type { Knot, Point } from "@/demo/artwork/drawing/geometry";
import { shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";

/** One kind of greenery, growing up from the origin. */
export type LeafDraw = (pen: Pen, length: number, colour: string) => string;

/** The parts of a leaf as paths, so that many leaves can share one element. */
interface LeafPaths {
  whole: string;
  half: string;
  rib: string;
}

function leafPaths(length: number, width: number): LeafPaths {
  return {
    whole: leafShape(length, width),
    half: leafShape(length, width, -1),
    rib: line([0, -length * 0.06], [0, -length * 0.88]),
  };
}

/** A leaf folded along its rib, growing up from the origin. */
export function leaf(pen: Pen, length: number, width: number, colour: string): string {
  const { whole, half, rib } = leafPaths(length, width);
  return (
    path(whole, colour) +
    path(half, shade(pen, colour, 0.18)) +
    (length < 60 ? "" : stroke(rib, tintOf(pen, colour, 0.3), Math.max(1, length * 0.014)))
  );
}

export interface LeafSpot {
  x: number;
  y: number;
  turn: number;
  length: number;
  width: number;
}

/** Many leaves of one colour, drawn together. */
export function foliage(pen: Pen, spots: readonly LeafSpot[], colour: string): string {
  const all = (part: keyof LeafPaths): string =>
    spots.map(({ length, width, ...spot }) => moved(leafPaths(length, width)[part], spot)).join("");
  return path(all("whole"), colour) + path(all("half"), shade(pen, colour, 0.18));
}

/** A stem with leaves on both sides along a curve. */
export function sprig(
  pen: Pen,
  from: Point,
  via: Point,
  to: Point,
  colour: string,
  pairs: number,
  size: number,
): string {
  const spots = Array.from({ length: pairs }, (_, i) => {
    const t = 0.16 + (0.78 * i) / Math.max(1, pairs - 1);
    const { x, y, heading } = alongCurve(from, via, to, t);
    const length = size * (1 - 0.4 * t);
    return [-1, 1].map((side): LeafSpot => ({
      x,
      y,
      turn: heading + side * (58 - 18 * t),
      length,
      width: length * 0.42,
    }));
  }).flat();
  const end = alongCurve(from, via, to, 1);
  const tip: LeafSpot = { x: end.x, y: end.y, turn: end.heading, length: size * 0.62, width: size * 0.26 };
  return (
    stroke(curve(from, via, to), shade(pen, colour, 0.2), Math.max(1.5, size * 0.07)) +
    foliage(pen, [...spots, tip], colour)
  );
}

/** Greenery whose outlines are made once, at a length of 100, and scaled where it is drawn. */
function grown(paint: (pen: Pen, colour: string) => string): LeafDraw {
  return (pen, length, colour) => place(paint(pen, colour), { scale: length / 100 });
}

const COINS = [0, 1, 2, 3, 4, 5].map((i) => {
  const { x, y } = alongCurve([0, 0], [18, -50], [0, -100], 0.2 + i * 0.15);
  const r = 8.5 - 0.6 * i;
  return { left: disc(r, x - r * 0.95, y - r * 0.3), right: disc(r, x + r * 0.95, y - r * 0.5) };
});
const COINS_LEFT = disc(4.5, 0, -100) + COINS.map(({ left }) => left).join("");
const COINS_RIGHT = COINS.map(({ right }) => right).join("");

/** Round coins of leaf on a thin stem. */
export const eucalyptus = grown(
  (pen, colour) =>
    stroke("M0 0Q18 -50 0 -100", shade(pen, colour, 0.25), 1.4) +
    path(COINS_LEFT, colour) +
    path(COINS_RIGHT, shade(pen, colour, 0.14)),
);

const BLADES = Array.from({ length: 12 }, (_, i) => {
  const t = 0.1 + i * 0.076;
  const { x, y, heading } = alongCurve([0, 0], [22, -55], [0, -100], t);
  const length = 34 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.82)) + 5;
  const shape = leafShape(length, length * 0.22);
  const lean = 62 - 26 * t;
  return {
    left: moved(shape, { x, y, turn: heading - lean }),
    right: moved(shape, { x, y, turn: heading + lean }),
  };
});
const BLADES_LEFT = BLADES.map(({ left }) => left).join("");
const BLADES_RIGHT = BLADES.map(({ right }) => right).join("");

/** A feathery frond. */
export const frond = grown(
  (pen, colour) =>
    path(BLADES_LEFT, colour) +
    path(BLADES_RIGHT, shade(pen, colour, 0.16)) +
    stroke("M0 0Q22 -55 0 -100", shade(pen, colour, 0.34), 1.4),
);

function monsteraHalf(side: 1 | -1): string {
  const knots: Knot[] = [
    [0, -6, "c"],
    [side * 20, 4],
    [side * 42, -12],
    [side * 16, -22, "c"],
    [side * 50, -28],
    [side * 47, -42],
    [side * 15, -40, "c"],
    [side * 44, -53],
    [side * 36, -68],
    [side * 12, -58, "c"],
    [side * 30, -77],
    [side * 18, -90],
    [0, -100, "c"],
  ];
  return smooth(knots, true);
}
const MONSTERA_RIGHT = monsteraHalf(1);
const MONSTERA_LEFT = monsteraHalf(-1);
const MONSTERA_RIBS =
  line([0, 0], [0, -90]) +
  [-1, 1]
    .flatMap((s) => [0, 1, 2, 3].map((i) => line([0, -10 - i * 18], [s * (30 - i * 3.5), -20 - i * 18])))
    .join("");

/** A monstera leaf, cut to the rib. */
export const monstera = grown(
  (pen, colour) =>
    path(MONSTERA_RIGHT, colour) +
    path(MONSTERA_LEFT, shade(pen, colour, 0.16)) +
    stroke(MONSTERA_RIBS, tintOf(pen, colour, 0.3), 1.1),
);

const pleats = (rest: number): string =>
  Array.from({ length: 11 }, (_, i) =>
    i % 2 === rest ? moved(leafShape(100, 20), { turn: -80 + i * 16 }) : "",
  ).join("");
const PLEATS_LIT = pleats(0);
const PLEATS_DARK = pleats(1);

/** A pleated fan palm, its stalk at the origin. */
export const fanPalm = grown(
  (pen, colour) => path(PLEATS_LIT, colour) + path(PLEATS_DARK, shade(pen, colour, 0.18)),
);

/** A plain broad leaf. */
export const blade: LeafDraw = (pen, length, colour) => leaf(pen, length, length * 0.4, colour);

/** A spray of small berries or jasmine buds. */
export function berries(pen: Pen, length: number, colour: string): string {
  let stems = line([0, 0], [0, -length * 0.7]);
  let heads = "";
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = polar(length * (i % 2 === 0 ? 0.5 : 0.36), -60 + i * 20, 0, -length * 0.42);
    stems += line([0, -length * 0.36], [x, y]);
    heads += disc(length * 0.05, x, y);
  }
  return stroke(stems, pen.ink.leaf, length * 0.014) + path(heads, colour);
}
