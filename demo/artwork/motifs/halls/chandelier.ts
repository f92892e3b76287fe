import { box, disc, leafShape, moved } from "@/demo/artwork/drawing/geometry";
import { glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { ellipse, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { lanterns } from "../arrangements/lanterns";
import { blooms, flower } from "../posy";
import type { PosyStyle } from "../posy";

export const CHANDELIERS = ["crystal", "rings", "flowers", "lanterns", "globes"] as const;

export type Chandelier = (typeof CHANDELIERS)[number];

/** Three tiers of drops under candles. */
function crystal(pen: Pen): string {
  const { ink } = pen;
  const light = tintOf(pen, ink.gilt, 0.7);
  const tier = (y: number, r: number, count: number): string =>
    times(count, (i) => {
      const t = (i / (count - 1)) * 2 - 1;
      const drop = 34 + (1 - t * t) * 26;
      return path(box(t * r - 2, y, 4, drop, 2), light) + path(disc(6, t * r, y + drop + 4), "#fffdf8");
    }) +
    ellipse(0, y, r + 6, 12 + r * 0.06, ink.gilt) +
    ellipse(0, y - 3, r, 8 + r * 0.05, shade(pen, ink.gilt, 0.25));
  const flame = (x: number, y: number): string =>
    path(box(x - 4, y - 26, 8, 26), "#fffaf0") +
    path(`M${x} ${y - 46}c8 10 7 18 0 20c-7 -2 -8 -10 0 -20Z`, ink.gilt);
  return (
    tier(110, 66, 8) +
    tier(56, 112, 13) +
    times(6, (i) => flame(-110 + i * 44, 50)) +
    tier(0, 70, 9) +
    times(4, (i) => flame(-60 + i * 40, -6)) +
    path("M-16 -60C-16 -34 -30 -26 -30 -6H30C30 -26 16 -34 16 -60Z", ink.gilt)
  );
}

/** Hoops of small lights, one below the other. */
function rings(pen: Pen): string {
  const { ink } = pen;
  return (
    [
      [0, 96],
      [52, 132],
      [108, 84],
    ]
      .map(
        ([y = 0, r = 0]) =>
          ellipse(0, y, r, r * 0.2, "none", { stroke: ink.gilt, "stroke-width": 9 }) +
          times(16, (i) => {
            const angle = (i / 16) * Math.PI * 2;
            return path(disc(6.5, Math.cos(angle) * r, y + Math.sin(angle) * r * 0.2), "#fffdf8");
          }),
      )
      .join("") +
    stroke("M-96 0L0 -60L96 0M-132 52L-96 0M132 52L96 0M-84 108L-132 52M84 108L132 52", ink.gilt, 2.5)
  );
}

/** A hoop of flowers from which strings of blossom hang. */
function hanging(pen: Pen, { flowers }: PosyStyle): string {
  const { ink } = pen;
  const colours = blooms(pen);
  const leaves = Array.from({ length: 22 }, (_, i) =>
    moved(leafShape(52, 20), {
      turn: i % 2 === 0 ? 150 + i * 3 : -20 - i * 3,
      x: -150 + i * 14.3,
      y: (i % 3) * 8 - 8,
    }),
  ).join("");
  return (
    times(11, (i) => {
      const x = -140 + i * 28;
      const drop = 70 + ((i * 37) % 80);
      return (
        stroke(`M${x} 8V${drop}`, ink.sage, 3) +
        times(4, (k) =>
          path(
            disc(8, x + (k % 2 === 0 ? -4 : 4), 26 + (k * (drop - 20)) / 4),
            [ink.blush, "#fffaf0"][(i + k) % 2] ?? ink.blush,
          ),
        )
      );
    }) +
    path(leaves, ink.leaf) +
    times(9, (i) => {
      const kind = flower(flowers[i % flowers.length] ?? "rose");
      return place(kind(pen, i % 2 === 0 ? 30 : 24, colours[i % colours.length] ?? colours[0]), {
        x: -138 + i * 34.5,
        y: i % 2 === 0 ? 0 : 10,
      });
    }) +
    stroke("M-120 -6L0 -70L120 -6", ink.gilt, 3)
  );
}

/** Glass globes at different heights. */
function globes(pen: Pen): string {
  const { ink } = pen;
  return [
    [-120, 40, 30],
    [-66, 96, 24],
    [-24, 20, 34],
    [30, 118, 28],
    [72, 52, 36],
    [128, 90, 24],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        stroke(`M${x} -90V${y - r}`, ink.gilt, 2.5) +
        glow(x, y, r * 1.5, ink.gilt, 0.5) +
        path(disc(r, x, y), tintOf(pen, ink.gilt, 0.55)) +
        path(disc(r * 0.5, x - r * 0.2, y - r * 0.2), "#fffdf8"),
    )
    .join("");
}

/** Draws a light that hangs from the ceiling, within about 150 of the origin, from `chain` above it. */
export function chandelier(pen: Pen, kind: Chandelier, posies: PosyStyle, chain: number): string {
  const { ink } = pen;
  if (kind === "lanterns") return place(lanterns(pen), { y: 60, scale: 0.5 });
  const light = kind === "flowers" ? "" : glow(0, 50, 230, ink.gilt, 0.34);
  const cord = kind === "globes" ? "" : stroke(`M0 ${-chain}V-58`, ink.gilt, 4);
  const drawn = { crystal, rings, globes, flowers: (own: Pen) => hanging(own, posies) }[kind](pen);
  return light + cord + drawn;
}
