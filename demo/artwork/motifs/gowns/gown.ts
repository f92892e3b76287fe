import { folded } from "@/demo/artwork/drawing/finish";
import { disc, lathe, line, smooth } from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";
import { cast, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blossom } from "../flowers";
import { dressForm } from "./parts";

interface Cut {
  skirt: readonly Knot[];
  hem: number;
}

const CUTS: readonly [Cut, ...Cut[]] = [
  {
    hem: 244,
    skirt: [
      [48, -58, "c"],
      [120, 6],
      [196, 130],
      [248, 280, "c"],
      [130, 298],
      [0, 302],
    ],
  },
  {
    hem: 190,
    skirt: [
      [48, -58, "c"],
      [82, 20],
      [138, 160],
      [196, 286, "c"],
      [100, 299],
      [0, 302],
    ],
  },
  {
    hem: 176,
    skirt: [
      [48, -58, "c"],
      [84, 10],
      [76, 90],
      [66, 148],
      [100, 220],
      [180, 288, "c"],
      [90, 299],
      [0, 302],
    ],
  },
];

/** A wedding gown on a form, with a veil behind it. */
export function gown(pen: Pen): string {
  const { ink, rng } = pen;
  const silk = ink.panelDark ? "#fffaf3" : rng.pick([ink.blush, ink.paper]);
  const { skirt, hem } = rng.pick(CUTS);
  const strapless = rng.chance(0.5);
  const dark = shade(pen, silk, 0.13);
  const veil = lathe([
    [0, -284, "c"],
    [30, -276],
    [86, -190],
    [150, 0],
    [hem + 46, 268],
    [hem + 52, 296, "c"],
    [0, 300],
  ]);
  const bodice = strapless
    ? smooth(
        [
          [0, -140, "c"],
          [34, -172],
          [74, -158, "c"],
          [80, -112],
          [50, -52, "c"],
          [-50, -52, "c"],
          [-80, -112],
          [-74, -158, "c"],
          [-34, -172],
        ],
        true,
      )
    : smooth(
        [
          [0, -120, "c"],
          [52, -202, "c"],
          [86, -186, "c"],
          [86, -120],
          [50, -52, "c"],
          [-50, -52, "c"],
          [-86, -120],
          [-86, -186, "c"],
          [-52, -202, "c"],
        ],
        true,
      );
  const folds = [-0.78, -0.5, -0.2, 0.14, 0.46, 0.76]
    .map((k) =>
      smooth(
        [
          [k * 34, -50, "c"],
          [k * 80, 60],
          [k * (hem - 14) - 14, 292, "c"],
          [k * (hem - 14) + 16, 294, "c"],
          [k * 96, 60],
        ],
        true,
      ),
    )
    .join("");
  const lace = Array.from({ length: 15 }, (_, i) =>
    disc(15, -hem + 12 + ((hem * 2 - 24) / 14) * i, 286 + 8 * Math.cos(((i - 7) / 7) * 1.4)),
  ).join("");
  const sew = (x: number, y: number, r: number): string =>
    place(blossom(pen, r, { petal: tintOf(pen, silk, 0.6), heart: ink.brass }), { x, y });
  return (
    path(veil, ink.paper, { opacity: ink.panelDark ? 0.28 : 0.7 }) +
    path(veil, "none", { stroke: ink.panelLine, "stroke-width": 2, opacity: 0.6 }) +
    dressForm(pen, ink.panelDark ? ink.tint : ink.mid) +
    cast(pen, lathe(skirt), 0.9) +
    path(lathe(skirt), silk) +
    path(
      smooth([[36, -56, "c"], ...skirt.slice(0, -1), [hem * 0.56, 290, "c"], [70, 60]], true),
      shade(pen, silk, 0.09),
    ) +
    path(folds, dark, { opacity: 0.75 }) +
    path(lace, tintOf(pen, silk, 0.5)) +
    path(lace, "none", { stroke: dark, "stroke-width": 2 }) +
    cut(pen, bodice, folded(pen, silk, 0.08), 0.4) +
    stroke([-40, -20, 20, 40].map((x) => line([x * 1.3, -140], [x * 0.8, -56])).join(""), dark, 2.5) +
    path(
      smooth(
        [
          [-52, -62, "c"],
          [0, -50],
          [52, -62, "c"],
          [52, -40, "c"],
          [0, -28],
          [-52, -40, "c"],
        ],
        true,
      ),
      rng.pick([ink.jewel, ink.brass, ink.second]),
    ) +
    sew(-46, -130, 17) +
    sew(-20, -100, 13) +
    sew(38, -126, 15) +
    sew(-70, 110, 20) +
    sew(-hem * 0.6, 216, 26) +
    sew(-20, 244, 22) +
    sew(hem * 0.42, 228, 25) +
    sew(70, 140, 17) +
    sew(hem * 0.72, 262, 20) +
    sew(-hem * 0.24, 176, 15)
  );
}
