import { polished } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, petal, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";

/** A cut-glass scent bottle with a tasselled bulb. */
export function scent(pen: Pen): string {
  const { ink, rng } = pen;
  const juice = rng.pick([ink.blush, ink.gilt, ink.mid]);
  const glass = lathe([
    [40, -120, "c"],
    [60, -92],
    [190, 20],
    [206, 130],
    [160, 262],
    [120, 292, "c"],
    [120, 300, "c"],
  ]);
  return (
    stroke("M30 -190C130 -230 200 -200 230 -120", ink.brass, 9) +
    path(
      smooth(
        [
          [214, -140],
          [262, -120],
          [286, -40],
          [236, 16],
          [190, -30],
          [184, -100],
        ],
        true,
      ),
      ink.jewel,
    ) +
    stroke("M206 -110Q226 -60 224 6M240 -128Q262 -70 246 4", shade(pen, ink.jewel, 0.3), 4) +
    stroke(
      [-14, -5, 4, 13].map((x) => line([232 + x * 0.5, 14], [232 + x * 1.7, 108])).join(""),
      ink.gilt,
      5,
    ) +
    circle(232, 18, 13, ink.gilt) +
    cut(pen, glass, tintOf(pen, ink.mist, 0.3), 0.9) +
    path(
      lathe([
        [168, 14, "c"],
        [186, 70],
        [184, 140],
        [146, 250],
        [108, 280, "c"],
      ]),
      juice,
    ) +
    path(
      smooth(
        [
          [0, 14, "c"],
          [168, 14, "c"],
          [186, 70],
          [184, 140],
          [146, 250],
          [108, 280, "c"],
          [0, 280, "c"],
        ],
        true,
      ),
      shade(pen, juice, 0.1),
    ) +
    stroke(
      [-150, -90, -30, 30, 90, 150].map((x) => line([x * 0.3, -86], [x * 1.12, 90], [x * 0.7, 286])).join(""),
      "#ffffff",
      4,
      { opacity: 0.5 },
    ) +
    stroke("M-200 90H200M-150 -10H150", "#ffffff", 3, { opacity: 0.5 }) +
    path(
      smooth(
        [
          [-150, 30, "c"],
          [-120, 10, "c"],
          [-150, 130],
          [-120, 236, "c"],
          [-166, 150],
        ],
        true,
      ),
      "#ffffff",
      { opacity: 0.6 },
    ) +
    place(
      cut(pen, scallop(72, 12, 0.9), ink.paper, 0.4) +
        hoop(0, 0, 58, ink.brass, 3) +
        path(ring(6, petal(46, 30, 0.3)), ink.jewel) +
        circle(0, 0, 11, ink.gilt),
      { y: 150 },
    ) +
    path(box(-46, -156, 92, 42, 8), polished(pen)) +
    path(box(-30, -206, 66, 54, 10), polished(pen)) +
    path(box(-10, -236, 26, 34, 6), ink.gilt)
  );
}
