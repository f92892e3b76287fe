import { box, disc, leafShape, moved } from "@/demo/artwork/drawing/geometry";
import { apart, contact, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { ellipse, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blooms, flower } from "../posy";
import type { PosyStyle } from "../posy";

type Centrepiece = "tall" | "low" | "candles" | "tree";

const CENTREPIECES: readonly [Centrepiece, ...Centrepiece[]] = ["tall", "low", "candles", "tree"];

const LEAVES = [-78, -50, -22, 6, 34, 62, 84].map((turn) => moved(leafShape(46, 18), { turn })).join("");

/** Flowers about a point, with leaves behind them. */
function bunch(pen: Pen, { flowers }: PosyStyle, y: number, scale: number): string {
  const [jewel, soft, white, mixed] = blooms(pen);
  const kind = flower(flowers[0] ?? "rose");
  const other = flower(flowers[1] ?? "peony");
  return place(
    path(LEAVES, pen.ink.leaf) +
      place(other(pen, 20, soft), { x: -30, y: -8 }) +
      place(other(pen, 20, white), { x: 30, y: -8 }) +
      place(kind(pen, 22, mixed), { x: -12, y: -26 }) +
      place(kind(pen, 20, white), { x: 16, y: -28 }) +
      place(kind(pen, 26, jewel), { y: -4 }),
    { y, scale },
  );
}

function centrepiece(pen: Pen, posies: PosyStyle, kind: Centrepiece): string {
  const { ink } = pen;
  const candle = (x: number, high: number): string =>
    glow(x, -high - 16, 20, ink.gilt, 0.7) +
    path(box(x - 5, -high, 10, high), "#fffaf0") +
    path(`M${x} ${-high - 22}c7 9 6 15 0 18c-6 -3 -7 -9 0 -18Z`, ink.gilt);
  if (kind === "candles")
    return candle(-34, 62) + candle(34, 62) + candle(0, 92) + bunch(pen, posies, -4, 0.8);
  if (kind === "low") return candle(-58, 30) + candle(58, 30) + bunch(pen, posies, -14, 1.15);
  if (kind === "tree") {
    const twigs = [
      [-46, -118],
      [-20, -142],
      [10, -152],
      [34, -130],
      [52, -112],
    ] as const;
    const petals = twigs.flatMap(([x, y], i) =>
      Array.from({ length: 7 }, (_, k) =>
        disc(6.5, x + Math.cos(k * 2.4 + i) * (6 + k * 2), y + Math.sin(k * 2.4 + i) * (5 + k * 1.6)),
      ),
    );
    return (
      stroke(twigs.map(([x, y]) => `M0 0Q${x * 0.1} ${y * 0.6} ${x} ${y}`).join(""), ink.wood, 5) +
      path(petals.filter((_, i) => i % 3 !== 0).join(""), ink.blush) +
      path(petals.filter((_, i) => i % 3 === 0).join(""), ink.jewel) +
      bunch(pen, posies, -4, 0.7)
    );
  }
  return (
    path(
      "M-18 0C-18 -12 -7 -14 -6 -24L-6 -92C-6 -102 -22 -106 -26 -118H26C22 -106 6 -102 6 -92L6 -24C7 -14 18 -12 18 0Z",
      ink.gilt,
    ) +
    path("M0 -118V0H18C18 -12 7 -14 6 -24L6 -92C6 -102 22 -106 26 -118Z", shade(pen, ink.gilt, 0.2)) +
    bunch(pen, posies, -126, 1.3)
  );
}

/**
 * Returns a round table laid for ten, as seen across a room: its top about the origin and 100 wide on each side, the
 * chairs that face the stage in front.
 */
export function dressedTable(pen: Pen, posies: PosyStyle): string {
  const { ink, rng } = pen;
  const cloth = rng.pick([
    "#fffaf0",
    "#fffaf0",
    tintOf(pen, ink.blush, 0.2),
    tintOf(pen, ink.mist, 0.2),
  ] as const);
  const seat = apart(pen, [ink.gilt, "#fffdf8", ink.second, ink.jewel]);
  const sash = seat === ink.jewel ? ink.blush : ink.jewel;
  const chair = (x: number, y: number, k: number): string =>
    place(
      path("M-22 0V-50C-22 -70 22 -70 22 -50V0Z", shade(pen, seat, 0.22)) +
        path("M-18 0V-49C-18 -65 18 -65 18 -49V0Z", seat) +
        path(box(-22, -34, 44, 12, 4), sash) +
        path("M0 -28L-14 -6L-4 -8L0 -24L4 -8L14 -6Z", shade(pen, sash, 0.2)),
      { x, y, scale: k },
    );
  const back = [
    [-74, -8],
    [-40, -20],
    [0, -24],
    [40, -20],
    [74, -8],
  ];
  const front = [
    [-82, 62],
    [-30, 84],
    [30, 84],
    [82, 62],
  ];
  const plates = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 + 0.3;
    return [Math.cos(angle) * 74, Math.sin(angle) * 25] as const;
  });
  return (
    contact(pen, 0, 82, 140, 30, 0.55) +
    back.map(([x = 0, y = 0]) => chair(x, y, 0.72)).join("") +
    path(
      "M-100 0C-104 40 -110 60 -114 78C-70 106 70 106 114 78C110 60 104 40 100 0Z",
      shade(pen, cloth, 0.16),
    ) +
    path(
      "M-60 26C-62 54 -70 78 -74 92L-40 97C-36 74 -34 54 -32 32ZM20 34C22 58 26 80 28 98L64 93C58 72 54 50 52 28Z",
      shade(pen, cloth, 0.3),
    ) +
    ellipse(0, 3, 101, 36, shade(pen, cloth, 0.26)) +
    ellipse(0, 0, 100, 35, cloth) +
    ellipse(0, 0, 92, 31, "none", { stroke: ink.gilt, "stroke-width": 2.5 }) +
    plates.map(([x, y]) => ellipse(x, y, 17, 6.5, ink.gilt) + ellipse(x, y - 1, 14, 5, "#fffdf8")).join("") +
    ellipse(0, 0, 40, 13, shade(pen, cloth, 0.14)) +
    centrepiece(pen, posies, rng.pick(CENTREPIECES)) +
    front.map(([x = 0, y = 0]) => chair(x, y, 1.02)).join("")
  );
}
