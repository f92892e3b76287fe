import { disc, lathe, polar, polygon, scallop } from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";

/** An opening in a wall, `w` wide and `h` high, its sill at the origin and centred on it. */
export type OpeningDraw = (w: number, h: number) => string;

const round: OpeningDraw = (w, h) => {
  const r = w / 2;
  return `M${-r} 0V${-(h - r)}A${r} ${r} 0 0 1 ${r} ${-(h - r)}V0Z`;
};

/** The pointed double curve of Malay and Indian doors. */
const ogee: OpeningDraw = (w, h) => {
  const r = w / 2;
  const spring = h - r * 1.15;
  return `M${-r} 0V${-spring}C${-r} ${-(spring + r * 0.75)} ${-r * 0.28} ${-(h - r * 0.35)} 0 ${-h}C${r * 0.28} ${-(h - r * 0.35)} ${r} ${-(spring + r * 0.75)} ${r} ${-spring}V0Z`;
};

/** Five foils on straight jambs. */
const foiled: OpeningDraw = (w, h) => {
  const r = w / 2;
  const spring = h - r;
  const tips = [-90, -54, -18, 18, 54, 90].map((turn) => polar(r, turn, 0, -spring));
  const bow = r * 0.345;
  const arcs = tips
    .slice(1)
    .map(([x, y]) => `A${bow} ${bow} 0 0 1 ${x} ${y}`)
    .join("");
  return `M${-r} 0V${-spring}${arcs}V0Z`;
};

/** The shouldered window of a shophouse's upper floor. */
const shouldered: OpeningDraw = (w, h) => {
  const r = w / 2;
  const s = r * 0.28;
  const spring = h - r * 0.72;
  return `M${-r} 0V${-spring}H${-r + s * 0.45}C${-r + s * 0.5} ${-(h - s * 0.2)} ${-r * 0.3} ${-h} 0 ${-h}C${r * 0.3} ${-h} ${r - s * 0.5} ${-(h - s * 0.2)} ${r - s * 0.45} ${-spring}H${r}V0Z`;
};

/** A moon gate, cut flat at the floor. */
const moon: OpeningDraw = (w, h) => disc(Math.min(w, h) / 2, 0, -h / 2);

const octagon: OpeningDraw = (w, h) => {
  const r = w / 2;
  const k = r * 0.42;
  return polygon([
    [-r + k, -h],
    [r - k, -h],
    [r, -h + k],
    [r, -k],
    [r - k, 0],
    [-r + k, 0],
    [-r, -k],
    [-r, -h + k],
  ]);
};

/** A lobed window, like the edge of a porcelain plate. */
const plate: OpeningDraw = (w, h) => scallop(Math.min(w, h) * 0.465, 8, 0.8, 22.5, -h / 2);

/** A vase-like window of classical gardens. */
const petalled: OpeningDraw = (w, h) => {
  const r = w / 2;
  const knots: Knot[] = [
    [0, -h, "c"],
    [r * 0.5, -h * 0.93],
    [r * 0.62, -h * 0.8, "c"],
    [r * 0.96, -h * 0.66],
    [r, -h * 0.46],
    [r * 0.92, -h * 0.26],
    [r * 0.8, -h * 0.12],
    [r * 0.8, 0, "c"],
  ];
  return lathe(knots);
};

export const OPENINGS = { round, ogee, foiled, shouldered, moon, octagon, plate, petalled } satisfies Record<
  string,
  OpeningDraw
>;

export type OpeningName = keyof typeof OPENINGS;
