import { lit, turned } from "@/demo/artwork/drawing/finish";
import { box, dots, lathe, line, petal, polygon, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";

/** A grand piano with its lid up. */
export function piano(pen: Pen): string {
  const { ink } = pen;
  const black = ink.panelDark ? ink.tint : ink.night;
  const inside = ink.panelDark ? ink.jewel : ink.brass;
  const keys = Array.from({ length: 24 }, (_, i) => line([-262 + i * 12.4, 66], [-262 + i * 12.4, 92])).join(
    "",
  );
  return (
    cut(
      pen,
      smooth(
        [
          [-250, 14, "c"],
          [-262, -120],
          [-150, -252],
          [60, -262],
          [230, -130],
          [286, 14, "c"],
        ],
        true,
      ),
      turned(pen, shade(pen, black, 0.12)),
      0.9,
    ) +
    path(
      smooth(
        [
          [-220, 6, "c"],
          [-228, -106],
          [-136, -222],
          [50, -232],
          [200, -116],
          [248, 6, "c"],
        ],
        true,
      ),
      inside,
    ) +
    stroke(
      Array.from({ length: 15 }, (_, i) =>
        line([-190 + i * 28, 6], [-120 + i * 18, -190 + Math.abs(i - 6) * 11]),
      ).join(""),
      ink.gilt,
      2,
    ) +
    place(path(ring(8, petal(60, 32, 0.4)), ink.gilt) + path(ring(8, petal(36, 16, 0.5)), inside), {
      x: 10,
      y: -70,
    }) +
    stroke("M200 18L120 -150", ink.gilt, 7) +
    path(
      lathe([
        [16, 0, "c"],
        [10, 180],
        [22, 196, "c"],
      ]),
      turned(pen, black),
      { transform: "translate(-232 100)" },
    ) +
    path(
      lathe([
        [16, 0, "c"],
        [10, 180],
        [22, 196, "c"],
      ]),
      turned(pen, black),
      { transform: "translate(232 100)" },
    ) +
    path(
      lathe([
        [14, 0, "c"],
        [8, 150],
        [18, 164, "c"],
      ]),
      shade(pen, black, 0.3),
      { transform: "translate(60 100)" },
    ) +
    stroke("M-110 110V240M-80 110V240", ink.brass, 6) +
    path(box(-130, 236, 70, 12, 5), ink.brass) +
    cut(
      pen,
      smooth(
        [
          [-286, 14, "c"],
          [290, 14, "c"],
          [290, 86, "c"],
          [40, 128],
          [-286, 116, "c"],
        ],
        true,
      ),
      lit(pen, black),
      0.8,
    ) +
    path(box(-274, 62, 312, 32), "#fffaf2") +
    stroke(keys, ink.night, 2) +
    path(
      Array.from({ length: 20 }, (_, i) =>
        i % 7 === 2 || i % 7 === 6 ? "" : box(-253 + i * 14.8, 62, 8, 18),
      ).join(""),
      ink.night,
    ) +
    path(box(-286, 52, 334, 10), shade(pen, black, 0.4)) +
    path(
      polygon([
        [-180, 14],
        [-40, 14],
        [-54, -66],
        [-166, -66],
      ]),
      "#fffaf2",
    ) +
    stroke("M-160 -48H-62M-162 -32H-60M-166 -16H-54M-170 0H-48", ink.night, 2) +
    path(dots(1, 0, 5), ink.jewel, { transform: "translate(-130 -36)" }) +
    path(dots(1, 0, 5), ink.jewel, { transform: "translate(-86 -20)" })
  );
}
