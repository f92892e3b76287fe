import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, disc, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";
import { bow, coat, ribbonOn, wheel } from "./parts";

/** A grand old saloon from the side. */
export function saloon(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const paint = coat(pen, features);
  const body = smooth(
    [
      [-290, 168, "c"],
      [-296, 110],
      [-276, 66],
      [-190, 52, "c"],
      [-150, -36],
      [-96, -78],
      [20, -82],
      [84, -64],
      [124, 34, "c"],
      [200, 38],
      [276, 54],
      [290, 90],
      [290, 168, "c"],
    ],
    true,
  );
  const fender = (x: number, w: number): string =>
    cut(
      pen,
      smooth(
        [
          [x - w, 196, "c"],
          [x - w * 0.84, 118],
          [x - w * 0.3, 76],
          [x + w * 0.36, 82],
          [x + w * 0.86, 130],
          [x + w * 1.12, 200, "c"],
          [x + w * 0.8, 200, "c"],
          [x + w * 0.5, 140],
          [x, 116],
          [x - w * 0.5, 142],
          [x - w * 0.72, 198, "c"],
        ],
        true,
      ),
      shade(pen, paint, 0.28),
      0.4,
    );
  const ribbon = ribbonOn(pen, paint);
  return (
    contact(pen, 0, 292, 320, 22, 0.7) +
    cut(pen, body, lit(pen, paint, 0.16), 1) +
    path(
      smooth(
        [
          [-132, 30, "c"],
          [-118, -34],
          [-84, -58],
          [-34, -60, "c"],
          [-34, 30, "c"],
        ],
        true,
      ) +
        smooth(
          [
            [-18, 30, "c"],
            [-18, -61, "c"],
            [20, -62],
            [68, -48],
            [98, 30, "c"],
          ],
          true,
        ),
      ink.mist,
    ) +
    path(
      polygon([
        [-104, 30],
        [-70, -56],
        [-50, -58],
        [-84, 30],
      ]) +
        polygon([
          [4, 30],
          [30, -58],
          [46, -56],
          [20, 30],
        ]),
      "#ffffff",
      { opacity: 0.6 },
    ) +
    stroke("M-26 -60V160M-140 44V150M106 44L110 156M-292 104H288", shade(pen, paint, 0.4), 3) +
    stroke("M-286 96C-150 84 150 84 284 96", ink.gilt, 5) +
    path(box(-66, 56, 34, 9, 4) + box(-6, 56, 34, 9, 4), ink.gilt) +
    path(box(-300, 168, 600, 24, 10), shade(pen, paint, 0.35)) +
    path(box(-120, 190, 220, 14, 6), ink.brass) +
    fender(-190, 96) +
    fender(194, 96) +
    cut(pen, disc(30, 268, 84), polished(pen), 0.3) +
    circle(272, 84, 21, "#fffaf0") +
    path(box(272, 118, 24, 54, 4), polished(pen)) +
    path(box(262, 178, 44, 16, 7) + box(-306, 178, 44, 16, 7), polished(pen)) +
    place(wheel(pen, 78), { x: -188, y: 216 }) +
    place(wheel(pen, 78), { x: 192, y: 216 }) +
    stroke("M124 36C190 52 250 54 286 76", ribbon, 9) +
    place(bow(pen, ribbon, 0.66), { x: 210, y: 44 }) +
    place(leaf(pen, 60, 26, ink.leaf), { x: 148, y: 32, turn: 64 }) +
    place(leaf(pen, 60, 26, ink.sage), { x: 130, y: 30, turn: -30 }) +
    place(peony(pen, 38, { petal: ink.blush, heart: ink.gilt }), { x: 142, y: 20 }) +
    place(blossom(pen, 22, { petal: "#fffaf0", heart: ink.jewel }), { x: 178, y: 26 }) +
    place(bow(pen, ribbon, 0.5), { x: -52, y: 70 })
  );
}
