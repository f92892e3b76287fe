import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, petal, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, path, place, stroke } from "@/demo/artwork/drawing/svg";

/** A lacquered compact, open: mirror above, powder below. */
export function compact(pen: Pen): string {
  const { ink } = pen;
  const lacquer = apart(pen, [ink.jewel, ink.second, ink.deep]);
  return (
    cut(pen, scallop(190, 16, 0.94, 0, -110), lacquer, 1) +
    circle(0, -110, 176, ink.brass) +
    circle(0, -110, 166, ink.mist) +
    path(
      smooth(
        [
          [-150, -110, "c"],
          [-60, -262, "c"],
          [10, -274, "c"],
          [-128, -40, "c"],
        ],
        true,
      ),
      "#ffffff",
      { opacity: 0.55 },
    ) +
    path(
      smooth(
        [
          [40, -270, "c"],
          [70, -260, "c"],
          [-60, 32, "c"],
          [-92, 20, "c"],
        ],
        true,
      ),
      "#ffffff",
      { opacity: 0.4 },
    ) +
    path(box(-46, 60, 92, 26, 10), polished(pen)) +
    cut(
      pen,
      smooth(
        [
          [-214, 118, "c"],
          [-150, 82],
          [0, 72],
          [150, 82],
          [214, 118, "c"],
          [206, 214],
          [120, 282],
          [0, 298],
          [-120, 282],
          [-206, 214],
        ],
        true,
      ),
      lit(pen, lacquer),
      0.9,
    ) +
    ellipse(0, 150, 204, 76, ink.brass) +
    ellipse(0, 148, 194, 69, shade(pen, ink.blush, 0.16)) +
    ellipse(0, 152, 188, 62, ink.blush) +
    place(
      path(ring(10, petal(70, 32, 0.4)), tintOf(pen, ink.blush, 0.4)) +
        path(ring(10, petal(40, 16, 0.5), 18), shade(pen, ink.blush, 0.14)),
      { y: 150 },
    ).replace("translate(0 150)", "translate(0 152) scale(1.9 .68)") +
    place(
      cut(pen, scallop(66, 18, 0.8), ink.paper, 0.7) +
        path(scallop(50, 14, 0.8), shade(pen, ink.paper, 0.08)) +
        stroke("M-34 6Q0 -20 34 6", ink.jewel, 13),
      { x: 96, y: 124 },
    )
  );
}
