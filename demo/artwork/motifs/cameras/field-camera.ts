import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, line, smooth } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, stroke, times } from "@/demo/artwork/drawing/svg";

/** A folding camera on three wooden legs. */
export function fieldCamera(pen: Pen): string {
  const { ink } = pen;
  const pleat = (i: number): string => {
    const half = 118 - i * 9;
    return path(
      box(-130 + i * 26, -120 - half, 28, half * 2, 3),
      i % 2 === 0 ? ink.jewel : shade(pen, ink.jewel, 0.28),
    );
  };
  const leg = (from: Point, to: Point): string =>
    stroke(line(from, to), shade(pen, ink.wood, 0.1), 19) +
    stroke(line([from[0] - 3, from[1]], [to[0] - 3, to[1]]), tintOf(pen, ink.wood, 0.3), 5) +
    circle(to[0], to[1] - 4, 10, ink.brass);
  return (
    leg([0, 20], [6, 296]) +
    leg([-20, 20], [-170, 296]) +
    leg([20, 20], [176, 296]) +
    stroke("M-84 158L88 158", ink.brass, 6) +
    cut(pen, box(-196, 8, 400, 30, 8), polished(pen), 0.7) +
    cut(pen, box(-204, -262, 86, 274, 10), lit(pen, tintOf(pen, ink.wood, 0.16)), 0.8) +
    path(box(-192, -250, 62, 250, 6), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    times(9, pleat) +
    cut(pen, box(104, -226, 60, 236, 8), lit(pen, tintOf(pen, ink.wood, 0.16)), 0.5) +
    path(box(104, -226, 60, 10) + box(104, 0, 60, 10), ink.gilt) +
    cut(pen, box(160, -166, 56, 108, 8), polished(pen), 0.4) +
    cut(pen, box(210, -182, 24, 140, 8), ink.brass, 0.4) +
    path(box(228, -168, 10, 112, 4), ink.mist) +
    path(
      smooth(
        [
          [-204, -262, "c"],
          [-160, -282],
          [-150, -200],
          [-240, -60],
          [-256, 60],
          [-232, 140, "c"],
          [-290, 128, "c"],
          [-290, 0],
          [-250, -160],
        ],
        true,
      ),
      ink.deep,
      { opacity: 0.94 },
    ) +
    stroke(
      "M-160 -278C-150 -200 -240 -60 -256 60M-190 -270C-196 -180 -262 -80 -272 100",
      shade(pen, ink.deep, 0.4),
      4,
    ) +
    stroke("M132 -226V-276", ink.brass, 6) +
    circle(132, -282, 10, ink.jewel)
  );
}
