import { box, disc, leafShape, petal, polar, scallop, star } from "@/demo/artwork/drawing/geometry";
import { around, circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";

/** Glazes of a tile: body, two colours, and the raised line. */
export interface Glaze {
  base: string;
  first: string;
  second: string;
  third: string;
}

/** The parts of a tile of 200 by 200 about the origin. Four corners of neighbours make one small motif. */
interface TileParts {
  heart: string;
  /** Drawn about the origin and set at each corner. */
  corner: string;
}

export type TileDraw = (glaze: Glaze) => TileParts;

const corners = (corner: string): string =>
  [0, 90, 180, 270].map((turn) => place(place(corner, { x: 100, y: 100 }), { turn })).join("");

/** A rose in a ring, tulips on the diagonals, a quarter flower at each corner. */
const rosette: TileDraw = ({ first, second, third }) => ({
  heart:
    around(
      4,
      () => place(path(petal(44, 30, 0.9), second) + path(petal(27, 15, 0.9), third), { y: -50 }),
      45,
    ) +
    around(4, () => path("M-26 -100C-22 -84 -8 -80 0 -64C8 -80 22 -84 26 -100Z", third)) +
    path(scallop(56, 8, 0.86), third) +
    around(8, () => path(petal(52, 34, 0.35), first)) +
    around(8, () => path(petal(34, 13, 0.8), second), 22.5) +
    circle(0, 0, 13, third) +
    circle(0, 0, 7, second),
  corner: path(disc(46), second) + path(disc(30), third) + path(disc(15), first),
});

/** A star of eight in a diamond of concave sides. */
const starburst: TileDraw = ({ first, second, third }) => ({
  heart:
    path("M0 -100Q-22 -22 -100 0Q-22 22 0 100Q22 22 100 0Q22 -22 0 -100Z", second) +
    path("M0 -80Q-20 -20 -80 0Q-20 20 0 80Q20 20 80 0Q20 -20 0 -80Z", third, { opacity: 0.9 }) +
    path(star(8, 58, 30), first) +
    path(scallop(26, 8), third) +
    circle(0, 0, 11, second) +
    around(4, () => circle(0, -62, 5, first), 45),
  corner:
    around(8, () => path(petal(48, 25, 0.4), first)) + circle(0, 0, 15, third) + circle(0, 0, 7, second),
});

/** Tulips from the heart to the sides, leaf scrolls to the corners. */
const tulip: TileDraw = ({ first, second, third }) => ({
  heart:
    around(
      4,
      () =>
        stroke("M0 -16V-52", second, 6) +
        path("M0 -50C-22 -52 -32 -70 -27 -98L-12 -82L0 -100L12 -82L27 -98C32 -70 22 -52 0 -50Z", first) +
        path("M0 -54C-8 -62 -8 -76 0 -88C8 -76 8 -62 0 -54Z", third) +
        place(path(leafShape(40, 17), second), { y: -18, turn: 42 }) +
        place(path(leafShape(40, 17), second), { y: -18, turn: -42 }),
    ) +
    path(scallop(25, 8, 0.85), third) +
    path(scallop(17, 8, 0.85), first) +
    circle(0, 0, 7, third),
  corner:
    path(disc(38), third) +
    path(disc(32), second) +
    around(4, () => path(petal(30, 20, 0.6), third), 45) +
    circle(0, 0, 8, first),
});

/** A full peony on a lobed medallion. */
const medallion: TileDraw = ({ base, first, second, third }) => ({
  heart:
    path(scallop(78, 12, 0.86), third) +
    path(scallop(70, 12, 0.86), second) +
    path(scallop(58, 8, 0.82, 22), base) +
    path(scallop(52, 8, 0.82), first) +
    path(scallop(37, 7, 0.82, 20), third) +
    path(scallop(26, 6, 0.82), first) +
    circle(0, 0, 10, second),
  corner:
    path(box(-44, -44, 88, 88), second, { transform: "rotate(45)" }) +
    path(box(-30, -30, 60, 60), base, { transform: "rotate(45)" }) +
    path(scallop(19, 4), first),
});

/** Circles that interlace into four-petalled flowers, as in kawung batik. */
const kawung: TileDraw = ({ first, second, third }) => ({
  heart:
    around(
      4,
      () =>
        path(petal(130, 66, 0.75), first) +
        place(path(petal(82, 36, 0.8), third), { y: -24 }) +
        place(path(petal(50, 16, 0.85), first), { y: -42 }),
      45,
    ) +
    circle(0, 0, 15, second) +
    circle(0, 0, 7, third) +
    around(
      4,
      () =>
        path(star(4, 19, 7), second, { transform: "translate(0 -100)" }) +
        place(circle(0, 0, 6, third), { y: -62 }),
    ),
  corner: "",
});

/** Scrolls that curl about a small flower, edged like ironwork. */
const scroll: TileDraw = ({ first, second, third }) => ({
  heart:
    around(
      4,
      () =>
        stroke(
          "M0 -22C-44 -28 -52 -78 -18 -84C6 -86 10 -58 -10 -56M0 -22C44 -28 52 -78 18 -84C-6 -86 -10 -58 10 -56",
          second,
          8,
        ) + path(petal(34, 22, 0.7), first, { transform: "translate(0 -66)" }),
    ) +
    around(4, () => path(petal(58, 24, 0.8), third) + place(path(scallop(15, 5), first), { y: -72 }), 45) +
    path(scallop(25, 8), first) +
    path(scallop(15, 8), third),
  corner: path(disc(34), first) + path(scallop(25, 8, 0.9), third) + circle(0, 0, 10, second),
});

/** A carnation in each quarter, facing a small diamond: small and lively. */
const carnation: TileDraw = ({ base, first, second, third }) => ({
  heart:
    hoop(0, 0, 86, third, 7) +
    around(
      4,
      () =>
        path(
          "M0 -14C-8 -34 -30 -38 -34 -62L-22 -58L-16 -72L-6 -62L0 -78L6 -62L16 -72L22 -58L34 -62C30 -38 8 -34 0 -14Z",
          first,
        ) + stroke("M0 -20V-52M-3 -24L-18 -48M3 -24L18 -48", third, 3),
    ) +
    around(4, () => place(path(leafShape(46, 20), second), { y: -20 }), 45) +
    path(star(4, 26, 12), third) +
    circle(0, 0, 8, first),
  corner: path(star(8, 50, 27), second) + path(star(8, 33, 17), base) + circle(0, 0, 11, first),
});

/** Two squares laced into a star with a rose at its heart: a cooler, geometric tile. */
const lattice: TileDraw = ({ base, first, second, third }) => ({
  heart:
    path(box(-58, -58, 116, 116), second) +
    path(box(-58, -58, 116, 116), second, { transform: "rotate(45)" }) +
    path(box(-48, -48, 96, 96), base, { transform: "rotate(45)" }) +
    path(box(-48, -48, 96, 96), base) +
    path(star(8, 64, 49, 22.5), third) +
    path(scallop(40, 8, 0.84), first) +
    path(scallop(27, 8, 0.84, 22.5), third) +
    path(scallop(16, 6, 0.84), second) +
    around(
      4,
      () =>
        place(path(petal(30, 18, 0.8), first), { y: -72 }) +
        path(star(4, 11, 4), third, { transform: `translate(${polar(92, 0).join(" ")})` }),
    ),
  corner: path(disc(30), first) + path(star(8, 24, 12), third),
});

export const TILES = {
  rosette,
  starburst,
  tulip,
  medallion,
  kawung,
  scroll,
  carnation,
  lattice,
} satisfies Record<string, TileDraw>;

export type TileName = keyof typeof TILES;

export const TILE_NAMES: readonly [TileName, ...TileName[]] = [
  "rosette",
  "starburst",
  "tulip",
  "medallion",
  "kawung",
  "scroll",
  "carnation",
  "lattice",
];

/** One tile with its glazed body. */
export function tile(name: TileName, glaze: Glaze, cornersOf: TileName = name): string {
  return (
    path(box(-100, -100, 200, 200), glaze.base) +
    corners(TILES[cornersOf](glaze).corner) +
    TILES[name](glaze).heart
  );
}
