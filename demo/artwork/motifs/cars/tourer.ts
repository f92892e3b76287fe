import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, disc, line, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";
import { bow, coat, ribbonOn, wheel } from "./parts";

/** An open tourer, cans and ribbons behind it. */
export function tourer(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const paint = coat(pen, features);
  const ribbon = ribbonOn(pen, paint);
  return (
    contact(pen, 20, 292, 300, 20, 0.7) +
    stroke("M-280 160C-300 200 -296 240 -300 268M-276 160C-270 210 -260 240 -262 276", ink.brass, 4) +
    path(box(-312, 262, 26, 34, 5), polished(pen)) +
    path(box(-274, 268, 26, 30, 5), ink.jewel) +
    path(
      polygon([
        [36, 40],
        [70, -76],
        [84, -76],
        [60, 40],
      ]),
      ink.brass,
    ) +
    path(
      polygon([
        [44, 40],
        [72, -66],
        [80, -66],
        [60, 40],
      ]),
      ink.mist,
    ) +
    cut(
      pen,
      smooth(
        [
          [-120, 46, "c"],
          [-126, -14],
          [-100, -28],
          [-70, -10],
          [-66, 46, "c"],
        ],
        true,
      ),
      ink.wood,
      0.3,
    ) +
    cut(
      pen,
      smooth(
        [
          [-20, 46, "c"],
          [-28, -8],
          [-4, -20],
          [24, -4],
          [30, 46, "c"],
        ],
        true,
      ),
      ink.wood,
      0.3,
    ) +
    stroke("M34 44L14 8", ink.night, 7) +
    stroke("M2 -4L24 20", ink.night, 8) +
    cut(
      pen,
      smooth(
        [
          [-292, 160, "c"],
          [-290, 96],
          [-240, 48],
          [-140, 34],
          [70, 36],
          [160, 50],
          [262, 66],
          [290, 100],
          [292, 168, "c"],
          [280, 196, "c"],
          [-276, 196, "c"],
        ],
        true,
      ),
      lit(pen, paint, 0.16),
      1,
    ) +
    path(
      smooth(
        [
          [-290, 110],
          [-240, 60],
          [-140, 44],
          [70, 46],
          [160, 60],
          [262, 76],
          [290, 108],
          [200, 92],
          [0, 80],
          [-160, 84],
        ],
        true,
      ),
      tintOf(pen, paint, 0.3),
      { opacity: 0.7 },
    ) +
    stroke("M-288 128C-100 110 150 110 290 126", ink.gilt, 6) +
    stroke("M-46 50V186M66 46L74 186", shade(pen, paint, 0.4), 3) +
    path(box(-34, 78, 34, 9, 4), ink.gilt) +
    stroke(
      Array.from({ length: 7 }, (_, i) => line([110 + i * 17, 84], [106 + i * 17, 108])).join(""),
      shade(pen, paint, 0.45),
      4,
    ) +
    path(box(-130, 190, 240, 16, 7), ink.brass) +
    cut(pen, disc(26, 274, 96), polished(pen), 0.3) +
    circle(278, 96, 18, "#fffaf0") +
    path(box(258, 180, 52, 16, 8) + box(-310, 180, 50, 16, 8), polished(pen)) +
    place(circle(3, 6, 84, ink.night, { opacity: 0.25 }) + wheel(pen, 80, true), { x: -184, y: 214 }) +
    place(circle(3, 6, 84, ink.night, { opacity: 0.25 }) + wheel(pen, 80, true), { x: 194, y: 214 }) +
    path(
      smooth(
        [
          [-278, 176],
          [-262, 124],
          [-190, 112],
          [-118, 140],
          [-96, 204, "c"],
          [-118, 190],
          [-184, 130],
          [-250, 150],
        ],
        true,
      ),
      shade(pen, paint, 0.3),
    ) +
    path(
      smooth(
        [
          [100, 176],
          [116, 124],
          [190, 112],
          [260, 140],
          [284, 200, "c"],
          [262, 186],
          [194, 130],
          [130, 150],
        ],
        true,
      ),
      shade(pen, paint, 0.3),
    ) +
    place(bow(pen, ribbon, 0.9), { x: -236, y: 72 }) +
    [
      [-170, 24, 44, 0],
      [-208, 40, 30, 1],
      [-130, 30, 28, 2],
    ]
      .map(
        ([x = 0, y = 0, r = 0, k = 0]) =>
          place(leaf(pen, r * 1.8, r * 0.8, ink.leaf), { x, y, turn: -60 + k * 50 }) +
          place(
            (k === 1 ? blossom : peony)(pen, r, {
              petal: k === 0 ? ink.blush : k === 1 ? "#fffaf0" : ink.jewel,
              heart: ink.gilt,
            }),
            { x, y },
          ),
      )
      .join("")
  );
}
