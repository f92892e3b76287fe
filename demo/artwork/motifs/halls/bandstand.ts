import { folded, lit } from "@/demo/artwork/drawing/finish";
import { box, lathe, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, times, twin } from "@/demo/artwork/drawing/svg";
import { peony, rose } from "../flowers";
import { leaf } from "../leaves";

/** A garden bandstand under its dome. */
export function bandstand(pen: Pen): string {
  const { ink } = pen;
  const white = "#fffaf0";
  const roof = apart(pen, [ink.jewel, ink.deep, ink.second]);
  return (
    contact(pen, 0, 296, 300, 18, 0.6) +
    cut(
      pen,
      lathe([
        [0, -272],
        [40, -262],
        [150, -190],
        [232, -110, "c"],
      ]),
      lit(pen, roof, 0.1),
      0.8,
    ) +
    path(
      smooth(
        [
          [0, -270],
          [30, -200],
          [44, -110, "c"],
          [-44, -110, "c"],
          [-30, -200],
        ],
        true,
      ) +
        smooth(
          [
            [70, -246, "c"],
            [150, -180],
            [200, -110, "c"],
            [128, -110, "c"],
            [104, -190],
          ],
          true,
        ) +
        smooth(
          [
            [-70, -246, "c"],
            [-150, -180],
            [-200, -110, "c"],
            [-128, -110, "c"],
            [-104, -190],
          ],
          true,
        ),
      shade(pen, roof, 0.2),
    ) +
    path(
      lathe([
        [0, -304],
        [8, -290],
        [16, -270, "c"],
      ]),
      ink.gilt,
    ) +
    circle(0, -300, 9, ink.gilt) +
    path(`M-240 -112${times(12, () => "a20 24 0 0 0 40 0")}Z`, white) +
    path(box(-246, -122, 492, 16, 6), ink.gilt) +
    path(box(-190, -100, 380, 330), ink.night, { opacity: 0.12 }) +
    [-206, -108, 84, 182]
      .map(
        (x) =>
          path(box(x, -100, 24, 330), folded(pen, white, 0.12)) +
          path(box(x - 6, -104, 36, 14) + box(x - 6, 214, 36, 18), ink.gilt),
      )
      .join("") +
    path("M-182 -90Q-148 -10 -108 -90M-84 -90Q0 30 84 -90M108 -90Q148 -10 182 -90", "none", {
      stroke: white,
      "stroke-width": 9,
    }) +
    path(
      Array.from(
        { length: 13 },
        (_, i) => box(-176 + i * 6.5, 140, 3.5, 84) + box(96 + i * 6.5, 140, 3.5, 84),
      ).join(""),
      white,
    ) +
    path(box(-182, 132, 100, 10) + box(84, 132, 100, 10), white) +
    cut(
      pen,
      polygon([
        [-236, 226],
        [236, 226],
        [248, 256],
        [-248, 256],
      ]),
      white,
      0.4,
    ) +
    path(
      polygon([
        [-248, 256],
        [248, 256],
        [260, 300],
        [-260, 300],
      ]),
      shade(pen, white, 0.14),
    ) +
    path(
      polygon([
        [-74, 226],
        [74, 226],
        [104, 300],
        [-104, 300],
      ]),
      ink.jewel === roof ? ink.mid : ink.jewel,
    ) +
    path(
      polygon([
        [-62, 226],
        [-54, 226],
        [-76, 300],
        [-88, 300],
      ]) +
        polygon([
          [62, 226],
          [54, 226],
          [76, 300],
          [88, 300],
        ]),
      ink.gilt,
    ) +
    twin(
      place(leaf(pen, 74, 32, ink.leaf), { x: 196, y: 120, turn: 150 }) +
        place(leaf(pen, 74, 32, ink.sage), { x: 96, y: -80, turn: 160 }) +
        place(peony(pen, 38, { petal: ink.blush, heart: ink.jewel }), { x: 194, y: 118 }) +
        place(rose(pen, 30, { petal: ink.jewel === roof ? ink.blush : ink.jewel, heart: ink.gilt }), {
          x: 96,
          y: -84,
        }) +
        place(leaf(pen, 90, 40, ink.leaf), { x: 250, y: 300, turn: 30 }) +
        place(leaf(pen, 80, 36, ink.sage), { x: 256, y: 300, turn: -30 }),
    )
  );
}
