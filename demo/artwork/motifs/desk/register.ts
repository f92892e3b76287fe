import { folded, polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { jasmine, rose } from "../flowers";
import { leaf } from "../leaves";

function ruled(x: number, y: number, w: number, rows: number, gap: number): string {
  return Array.from({ length: rows }, (_, i) =>
    line([x, y + i * gap], [x + w * (i % 3 === 2 ? 0.66 : 1), y + i * gap]),
  ).join("");
}

/** The register open for signing, a pen across it. */
export function register(pen: Pen): string {
  const { ink } = pen;
  const cover = apart(pen, [ink.jewel, ink.deep, ink.second]);
  const page = smooth(
    [
      [0, -196, "c"],
      [100, -216],
      [276, -204, "c"],
      [280, 190, "c"],
      [100, 184],
      [0, 206, "c"],
    ],
    true,
  );
  const sign =
    "M0 0C14 -40 34 -34 20 -4C12 16 30 6 42 -14C46 -22 54 -4 46 2C64 -20 66 6 76 -6C92 -26 88 8 106 -10";
  return (
    cut(pen, box(-298, -212, 596, 432, 14), cover, 1.1) +
    path(box(-286, -200, 572, 408, 8), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    twin(
      path(page, folded(pen, "#fffbf2", 0.04)) +
        stroke("M6 -196Q18 0 6 202", shade(pen, ink.paper, 0.24), 8, { opacity: 0.5 }),
    ) +
    place(
      path(ring(8, petal(52, 30, 0.4)), ink.jewel) +
        path(ring(8, petal(30, 14, 0.5), 22.5), ink.gilt) +
        circle(0, 0, 9, ink.paper),
      { x: -142, y: -130 },
    ) +
    stroke(ruled(-244, -50, 204, 7, 32), shade(pen, ink.paper, 0.3), 3) +
    stroke(ruled(44, -150, 200, 5, 34), shade(pen, ink.paper, 0.3), 3) +
    stroke(
      line([40, 78], [146, 78]) +
        line([160, 78], [258, 78]) +
        line([40, 140], [146, 140]) +
        line([160, 140], [258, 140]),
      ink.brass,
      3,
    ) +
    place(stroke(sign, ink.night, 4), { x: 42, y: 72 }) +
    place(stroke(sign, ink.night, 4, { transform: "scale(.86 .8)" }), { x: 164, y: 72 }) +
    place(stroke(sign, ink.night, 4, { transform: "scale(.9 -.6)" }), { x: 44, y: 128 }) +
    place(
      cut(
        pen,
        lathe([
          [4, -30, "c"],
          [13, 14, "c"],
          [15, 90],
          [15, 230],
          [8, 256, "c"],
        ]),
        turned(pen, cover === ink.jewel ? ink.night : ink.jewel),
        0.7,
      ) +
        path(
          lathe([
            [13, 8, "c"],
            [15, 60, "c"],
          ]) +
            lathe([
              [15, 140, "c"],
              [15, 152, "c"],
            ]),
          ink.gilt,
        ) +
        path(
          lathe([
            [0, -56, "c"],
            [10, -20],
            [5, -4, "c"],
          ]),
          polished(pen),
        ),
      { x: 236, y: 128, turn: -38, scale: 0.9 },
    ) +
    stroke("M0 198L-16 292L4 272L22 294L14 198", ink.jewel, 13) +
    place(leaf(pen, 92, 38, ink.leaf), { x: -236, y: 192, turn: -110 }) +
    place(leaf(pen, 84, 36, ink.sage), { x: -230, y: 196, turn: 150 }) +
    place(rose(pen, 54, { petal: ink.blush, heart: ink.gilt }), { x: -230, y: 186 }) +
    place(jasmine(pen, 30, { petal: "#fffaf2", heart: ink.gilt }), { x: -166, y: 208 })
  );
}
