import { luminance } from "@/demo/artwork/drawing/colour";
import {
  disc,
  dots,
  leafShape,
  line,
  moved,
  petal,
  ring,
  scallop,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import { cast, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, n, path, place, stroke } from "@/demo/artwork/drawing/svg";

export interface Bloom {
  petal: string;
  heart: string;
}

export type FlowerDraw = (pen: Pen, r: number, bloom: Bloom) => string;

/** The dark of a flower: its own on a coloured petal, the jewel's on a white one. */
function throat(pen: Pen, colour: string): string {
  return luminance(colour) > 0.72 ? pen.ink.jewel : shade(pen, colour, 0.6);
}

type Paint = (pen: Pen, bloom: Bloom, fine: boolean) => string;

/** Below this radius, details such as veins can't be seen and would only cost time. */
const FINE = 46;

/** A flower whose outlines are made once, at a radius of 100, and scaled where it is drawn. */
function flower(shadow: string, paint: Paint): FlowerDraw {
  return (pen, r, bloom) =>
    place(cast(pen, shadow, r < FINE ? 0.44 : 0.9) + paint(pen, bloom, r >= FINE), { scale: r / 100 });
}

const PLUMES = ring(
  5,
  moved("M0 0C.1 -.3 .62 -.5 .5 -.88C.42 -1.08 .02 -1.08 -.12 -.84C-.24 -.5 -.12 -.2 0 0Z", { scale: 100 }),
);
const PLUME_FOLDS = ring(
  5,
  moved("M0 0C-.12 -.2 -.24 -.5 -.12 -.84C-.08 -.95 .02 -1.02 .12 -1.02C-.02 -.75 .02 -.35 0 0Z", {
    scale: 100,
  }),
);
const PLUME_HEARTS = ring(5, moved("M0 0C.06 -.18 .3 -.3 .2 -.58C.1 -.46 -.08 -.3 0 0Z", { scale: 100 }));

/** Plumeria: five petals wound like a pinwheel, warm at the heart. */
export const frangipani = flower(
  PLUMES,
  (pen, { petal: colour, heart }) =>
    path(PLUMES, colour) +
    path(PLUME_FOLDS, shade(pen, colour, 0.16)) +
    path(PLUME_HEARTS, heart) +
    circle(0, 0, 6, shade(pen, heart, 0.3)),
);

const RUFFLES = [1, 0.79, 0.59, 0.4, 0.24].map((size, i) => ({
  edge: scallop(88 * size, 9 - i, 0.9, i * 23),
  slits: i < 4 ? ring(9 - i, `M0 ${n(-96 * size)}L1.6 ${n(-64 * size)}L-1.6 ${n(-64 * size)}Z`, i * 23) : "",
}));
const PEONY_STAMENS = dots(6, 10, 3.8);

/** Peony: five ruffled layers, deeper towards the heart. */
export const peony = flower(scallop(90, 9), (pen, { petal: colour, heart }, fine) => {
  const tones = [
    shade(pen, colour, 0.04),
    tintOf(pen, colour, 0.2),
    shade(pen, colour, 0.16),
    tintOf(pen, colour, 0.12),
    shade(pen, colour, 0.3),
  ];
  const layers = RUFFLES.map(({ edge, slits }, i) => {
    const tone = tones[i] ?? colour;
    const under =
      i === 0 || !fine ? "" : path(edge, pen.ink.night, { opacity: 0.24, transform: "translate(2 4.5)" });
    return under + path(edge, tone) + (fine && slits ? path(slits, shade(pen, tone, 0.3)) : "");
  });
  return layers.join("") + (fine ? path(PEONY_STAMENS, heart) : circle(0, 0, 10, heart));
});

const all = (turns: readonly number[], d: string): string => turns.map((turn) => moved(d, { turn })).join("");

const SEPALS = all([0, 142, 218], petal(100, 56, 0.45));
const SEPAL_RIBS = all([0, 142, 218], line([0, -20], [0, -84]));
const WINGS = all([-72, 72], petal(98, 86, 0.15));
const WING_VEINS = all(
  [-72, 72],
  [-0.24, 0, 0.24].map((k) => `M0 -15Q${n(k * 80)} -40 ${n(k * 100)} -76`).join(""),
);
const LIP = moved(
  "M0 -.06C.3 -.12 .42 .2 .2 .26C.34 .5 .1 .62 0 .5C-.1 .62 -.34 .5 -.2 .26C-.42 .2 -.3 -.12 0 -.06Z",
  { scale: 100 },
);

/** Vanda orchid: three sepals, two broad petals and a lip. */
export const orchid = flower(
  scallop(80, 5, 0.95, 36),
  (pen, { petal: colour, heart }, fine) =>
    path(SEPALS, tintOf(pen, colour, 0.42)) +
    (fine ? stroke(SEPAL_RIBS, shade(pen, colour, 0.1), 1.8) : "") +
    path(WINGS, colour) +
    (fine ? stroke(WING_VEINS, shade(pen, colour, 0.2), 1.6) : "") +
    path(LIP, throat(pen, colour)) +
    ellipse(0, 6, 10, 15, heart) +
    circle(0, -8, 8.5, tintOf(pen, colour, 0.75)),
);

const HIBISCUS = ring(
  5,
  smooth(
    [
      [0, 0, "c"],
      [30, -28],
      [56, -66],
      [46, -94],
      [26, -93],
      [8, -103],
      [-14, -95],
      [-34, -97],
      [-45, -70],
      [-24, -30],
    ],
    true,
  ),
);
const HIBISCUS_FOLDS = ring(5, "M0 0C-14 -30 -50 -60 -34 -95C-30 -60 -10 -30 0 0Z");
const HIBISCUS_VEINS = ring(5, "M0 -30Q6 -60 2 -82M8 -30Q24 -55 27 -76");
const HIBISCUS_THROAT = ring(5, petal(42, 34, 0.8));
const HIBISCUS_STAMENS =
  [0, 1, 2, 3, 4].map((i) => disc(4, 40 + 5.5 * i, -40 - 1.2 * i + (i % 2) * 12)).join("") + disc(5, 66, -45);

/** Hibiscus: five broad petals, a dark throat and the long column of stamens. */
export const hibiscus = flower(scallop(86, 5, 0.95), (pen, { petal: colour, heart }, fine) => {
  const dark = shade(pen, colour, 0.2);
  return (
    path(HIBISCUS, colour) +
    path(HIBISCUS_FOLDS, dark) +
    (fine ? stroke(HIBISCUS_VEINS, dark, 1.8) : "") +
    path(HIBISCUS_THROAT, throat(pen, colour)) +
    stroke("M0 0Q20 -20 62 -42", tintOf(pen, heart, 0.3), 6.5) +
    path(HIBISCUS_STAMENS, heart)
  );
});

const JASMINE_BACK = ring(4, petal(100, 46, 0.7), 45);
const JASMINE_FRONT = ring(4, petal(100, 46, 0.7));

/** Jasmine: small, eight narrow petals. */
export const jasmine = flower(
  scallop(80, 8),
  (pen, { petal: colour, heart }) =>
    path(JASMINE_BACK, shade(pen, colour, 0.12)) +
    path(JASMINE_FRONT, colour) +
    circle(0, 0, 16, heart) +
    circle(0, 0, 7, shade(pen, heart, 0.3)),
);

const BLOSSOM = scallop(78, 5, 0.9);
const BLOSSOM_INNER = scallop(42, 5, 0.85, 36);
const BLOSSOM_THREADS = ring(5, line([0, -10], [0, -52])) + ring(5, line([0, -10], [0, -40]), 36);
const BLOSSOM_HEADS = dots(5, 54, 4.5) + dots(5, 42, 4.5, 36);

/** Plum blossom: five round petals with long stamens. */
export const blossom = flower(
  scallop(82, 5, 0.9),
  (pen, { petal: colour, heart }) =>
    path(BLOSSOM, colour) +
    path(BLOSSOM_INNER, shade(pen, colour, 0.12)) +
    stroke(BLOSSOM_THREADS, heart, 2.4) +
    path(BLOSSOM_HEADS, heart) +
    circle(0, 0, 10, heart),
);

const WHORLS = [
  { r: 86, count: 5, from: 0 },
  { r: 68, count: 5, from: 40 },
  { r: 48, count: 4, from: 70 },
].map(({ r, count, from }) => ({
  edge: scallop(r, count, 0.82, from),
  crescents: ring(
    count,
    `M${n(-r * 0.44)} ${n(-r * 0.64)}Q0 ${n(-r * 1.26)} ${n(r * 0.52)} ${n(-r * 0.58)}Q0 ${n(-r * 1.14)} ${n(-r * 0.44)} ${n(-r * 0.64)}Z`,
    from,
  ),
}));
const ROSE_HEART = scallop(27, 3, 0.8, 20);
const ROSE_COIL = "M16 -4C20 10 4 20 -8 14C-20 6 -16 -14 0 -15C10 -15 12 -2 6 4C0 8 -8 4 -6 -4";

/** Garden rose: crescents wound about the heart. */
export const rose = flower(scallop(86, 5, 0.82), (pen, { petal: colour }, fine) => {
  const tones = [shade(pen, colour, 0.14), colour, tintOf(pen, colour, 0.16)];
  const whorls = WHORLS.map(({ edge, crescents }, i) => {
    const tone = tones[i] ?? colour;
    return path(edge, tone) + path(crescents, shade(pen, tone, 0.36));
  });
  return (
    whorls.join("") +
    path(ROSE_HEART, shade(pen, colour, 0.2)) +
    (fine ? stroke(ROSE_COIL, shade(pen, colour, 0.5), 3) : "")
  );
});

const RAYS = [
  { size: 1, count: 9, from: 0 },
  { size: 0.76, count: 7, from: 11 },
  { size: 0.5, count: 5, from: 22 },
].map(({ size, count, from }) => {
  const one = petal(100 * size, 34 * size, 0.3);
  return { back: ring(count, one, from + 180 / count), front: ring(count, one, from) };
});

/** Chrysanthemum: three rings of narrow petals. */
export const chrysanthemum = flower(scallop(92, 14), (pen, { petal: colour, heart }) => {
  const tones = [shade(pen, colour, 0.16), colour, tintOf(pen, colour, 0.3)];
  const rings = RAYS.map(
    ({ back, front }, i) =>
      path(back, shade(pen, tones[i] ?? colour, 0.16)) + path(front, tones[i] ?? colour),
  );
  return rings.join("") + circle(0, 0, 14, heart);
});

const FRILLS = [1, 0.8, 0.6, 0.41, 0.22].map((size, i) => scallop(92 * size, 15 - i * 2, 0.8, i * 13));

/** Marigold: a tight head of frills. */
export const marigold = flower(scallop(90, 14), (pen, { petal: colour }, fine) =>
  FRILLS.filter((_, i) => fine || i % 2 === 0 || i === 1)
    .map((frill, i) => path(frill, i % 2 === 0 ? shade(pen, colour, 0.2) : tintOf(pen, colour, 0.14)))
    .join(""),
);

const LOTUS = [
  { turns: [-68, 68], size: 95, tint: -0.24 },
  { turns: [-42, 42], size: 108, tint: -0.12 },
  { turns: [0], size: 115, tint: 0.12 },
  { turns: [-22, 22], size: 98, tint: 0 },
  { turns: [-50, 50], size: 66, tint: 0.3 },
  { turns: [0], size: 66, tint: 0.4 },
].map(({ turns, size, tint }) => ({
  tint,
  whole: all(turns, leafShape(size, size * 0.62)),
  half: all(turns, leafShape(size, size * 0.62, -1)),
  rib: all(turns, line([0, -30], [0, -size * 0.86])),
}));

/** Lotus from the side, its foot at the origin. */
export const lotus: FlowerDraw = (pen, r, { petal: colour, heart }) => {
  const petals = LOTUS.map(({ tint, whole, half, rib }) => {
    const tone = tint < 0 ? shade(pen, colour, -tint) : tintOf(pen, colour, tint);
    return path(whole, tone) + path(half, shade(pen, tone, 0.09)) + stroke(rib, shade(pen, tone, 0.22), 1.2);
  });
  return place(petals.join("") + ellipse(0, 0, 16, 5, heart), { scale: r / 100 });
};

/** A closed bud that grows up from the origin. */
export function bud(pen: Pen, r: number, colour: string): string {
  return (
    path(leafShape(r, r * 0.52), colour) +
    path(leafShape(r, r * 0.52, -1), shade(pen, colour, 0.16)) +
    path(leafShape(r * 0.52, r * 0.5), pen.ink.leaf)
  );
}
