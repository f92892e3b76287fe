import { mix } from "@/demo/artwork/drawing/colour";
import { box, leafShape, moved, petal, polygon, star } from "@/demo/artwork/drawing/geometry";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { around, circle, clipped, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { TILE_NAMES, tile } from "./tiles";
import type { Glaze, TileName } from "./tiles";

/**
 * Defines a repeating fill of `draw`, which fills a box of `width` by `height` from the origin. Returns its `url(#id)`.
 */
function repeat(pen: Pen, key: string, width: number, height: number, draw: string): string {
  const whole = (length: number): number =>
    Math.max(1, Math.round(length * pen.sheet.resolution)) / pen.sheet.resolution;
  const [w, h] = [whole(width), whole(height)];
  const id = pen.sheet.define(
    key,
    (name) =>
      `<pattern id="${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><g transform="scale(${w / width} ${h / height})">${draw}</g></pattern>`,
  );
  return `url(#${id})`;
}

/** A wall of glazed tiles, each `size` wide. */
export function tiling(pen: Pen, name: TileName, glaze: Glaze, size: number): string {
  const drawn = place(tile(name, glaze), { x: size / 2, y: size / 2, scale: size / 200 });
  return repeat(pen, `tile-${name}-${size}-${Object.values(glaze).join("")}`, size, size, drawn);
}

/** Two kinds of tile laid in turns, the corners all of the first kind so that they meet. */
export function checker(pen: Pen, one: TileName, other: TileName, glaze: Glaze, size: number): string {
  // A hair wider than the tile, so that no seam shows between neighbours.
  const clip = pen.sheet.define(
    "tile",
    (id) => `<clipPath id="${id}"><path d="${box(-100.6, -100.6, 201.2, 201.2)}"/></clipPath>`,
  );
  const lay = (name: TileName, column: number, row: number): string =>
    place(clipped(clip, tile(name, glaze, one)), {
      x: size * (column + 0.5),
      y: size * (row + 0.5),
      scale: size / 200,
    });
  const drawn = lay(one, 0, 0) + lay(one, 1, 1) + lay(other, 1, 0) + lay(other, 0, 1);
  return repeat(
    pen,
    `checker-${one}-${other}-${size}-${Object.values(glaze).join("")}`,
    size * 2,
    size * 2,
    drawn,
  );
}

type Weave = (base: string, mark: string) => { width: number; height: number; draw: string };

/** Fish scales, each with an inner arc. */
const scales: Weave = (base, mark) => {
  const one = (x: number, y: number): string =>
    circle(x, y, 30, base) +
    circle(x, y, 28, "none", { stroke: mark, "stroke-width": 3 }) +
    circle(x, y, 17, "none", { stroke: mark, "stroke-width": 3 }) +
    circle(x, y, 6, mark);
  return {
    width: 60,
    height: 30,
    draw: [-30, -15, 0, 15, 30]
      .map((y, row) => [-30, 0, 30, 60, 90].map((x) => one(row % 2 === 0 ? x : x + 30, y)).join(""))
      .join(""),
  };
};

/** Songket: diamonds of thread with a four-petalled flower. */
const songket: Weave = (base, mark) => ({
  width: 80,
  height: 80,
  draw:
    path(
      polygon([
        [40, 4],
        [76, 40],
        [40, 76],
        [4, 40],
      ]),
      "none",
      { stroke: mark, "stroke-width": 3 },
    ) +
    path(
      polygon([
        [40, 14],
        [66, 40],
        [40, 66],
        [14, 40],
      ]),
      "none",
      { stroke: mark, "stroke-width": 1.5 },
    ) +
    place(
      around(4, () => path(petal(18, 9, 0.5), mark)),
      { x: 40, y: 40 },
    ) +
    [
      [0, 0],
      [80, 0],
      [0, 80],
      [80, 80],
    ]
      .map(([x = 0, y = 0]) => place(path(star(4, 14, 5), mark) + circle(0, 0, 3, base), { x, y }))
      .join(""),
});

/** Chinese window lattice: squares laced at right angles. */
const lattice: Weave = (_base, mark) => ({
  width: 90,
  height: 90,
  draw: stroke(
    "M0 45H25V25H45V0M90 45H65V25H45M0 45H25V65H45V90M90 45H65V65H45M25 0V10H65V0M25 90V80H65V90M0 25H10V65H0M90 25H80V65H90",
    mark,
    4,
  ),
});

/** Parang: blades of batik that climb aslant. */
const parang: Weave = (_base, mark) => {
  const blade = "M0 0C22 2 34 18 30 38C26 54 40 62 60 60C46 76 22 74 14 56C6 40 16 22 0 0Z";
  const at = (x: number, y: number): string =>
    path(moved(blade, { x, y }), mark) + circle(x + 52, y + 18, 6, mark);
  return {
    width: 80,
    height: 80,
    draw: at(0, 0) + at(-80, 0) + at(0, -80) + at(-40, 40) + at(40, 40) + at(40, -40) + at(-40, -40),
  };
};

/** Sprays of three leaves and a bud, as printed on a sarong. */
const sprays: Weave = (_base, mark) => {
  const one = (x: number, y: number, turn: number): string =>
    place(
      path(leafShape(26, 11), mark) +
        place(path(leafShape(22, 10), mark), { turn: 62 }) +
        place(path(leafShape(22, 10), mark), { turn: -62 }) +
        circle(0, 8, 4, mark),
      { x, y, turn },
    );
  return {
    width: 110,
    height: 110,
    draw: one(28, 34, 20) + one(84, 88, 200) + circle(84, 26, 4, mark) + circle(28, 92, 4, mark),
  };
};

/** Small jasmine heads in offset rows. */
const jasmines: Weave = (base, mark) => {
  const one = (x: number, y: number): string =>
    place(around(6, () => path(petal(14, 9, 0.5), mark)) + circle(0, 0, 3.5, base), { x, y });
  return {
    width: 84,
    height: 84,
    draw: one(21, 21) + one(63, 63) + circle(63, 21, 2.5, mark) + circle(21, 63, 2.5, mark),
  };
};

const WEAVES = { scales, songket, lattice, parang, sprays, jasmines } satisfies Record<string, Weave>;

export type WeaveName = keyof typeof WEAVES;

export const WEAVE_NAMES: readonly [WeaveName, ...WeaveName[]] = [
  "scales",
  "songket",
  "lattice",
  "parang",
  "sprays",
  "jasmines",
];

/** A cloth or wall of one weave. */
export function weave(pen: Pen, name: WeaveName, base: string, mark: string, scale = 1): string {
  const { width, height, draw } = WEAVES[name](base, mark);
  const drawn = path(`M-9 -9H${width + 9}V${height + 9}H-9Z`, base) + draw;
  return repeat(
    pen,
    `weave-${name}-${base}-${mark}-${scale}`,
    width * scale,
    height * scale,
    place(drawn, { scale }),
  );
}

/** A wall in shades of one colour: a weave, or tiles under one glaze. */
export function wallpaper(pen: Pen, base: string, mark: string): string {
  if (pen.rng.chance(0.45)) return weave(pen, pen.rng.pick(WEAVE_NAMES), base, mark, 1.5);
  const name = pen.rng.pick(TILE_NAMES);
  return tiling(
    pen,
    name,
    { base, first: mark, second: mix(base, mark, 0.6), third: mix(base, mark, 0.25) },
    120,
  );
}
