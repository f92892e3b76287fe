import { folded, polished, turned } from "@/demo/artwork/drawing/finish";
import { box, dots, lathe, line, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { blossom, frangipani } from "../flowers";
import { leaf } from "../leaves";

/** A palette of powders, a comb and pins, laid out. */
export function powders(pen: Pen): string {
  const { ink, rng } = pen;
  const tones = rng.shuffle([
    ink.blush,
    ink.mid,
    ink.jewel,
    ink.second,
    ink.gilt,
    ink.deep,
    ink.tint,
    ink.mist,
  ]);
  const pan = (i: number): string => {
    const x = -150 + (i % 3) * 100;
    const y = -90 + Math.floor(i / 3) * 100;
    const tone = tones[i % tones.length] ?? ink.blush;
    return (
      circle(x, y, 43, shade(pen, ink.paper, 0.22)) +
      circle(x, y, 40, tone) +
      path(ring(6, petal(30, 15, 0.4)), shade(pen, tone, 0.12), { transform: `translate(${x} ${y})` })
    );
  };
  const teeth = Array.from({ length: 17 }, (_, i) => line([-96 + i * 12, 0], [-96 + i * 12, 96])).join("");
  return (
    cut(pen, box(-220, -160, 340, 340, 28), folded(pen, ink.night, 0.05), 1) +
    path(box(-208, -148, 316, 316, 20), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    times(9, pan) +
    place(
      cut(
        pen,
        smooth(
          [
            [-112, 10, "c"],
            [-96, -60],
            [0, -96],
            [96, -60],
            [112, 10, "c"],
          ],
          true,
        ),
        ink.jewel,
        0.6,
      ) +
        stroke(teeth, ink.jewel, 6) +
        path(moved(ring(8, petal(36, 20, 0.4)), { y: -40 }), ink.gilt) +
        path(dots(1, 0, 7), ink.gilt) +
        stroke(
          smooth([
            [-100, 0],
            [-86, -50],
            [0, -82],
            [86, -50],
            [100, 0],
          ]),
          ink.gilt,
          4,
        ),
      { x: 208, y: -66, turn: 24 },
    ) +
    place(
      path(
        lathe([
          [9, 190, "c"],
          [14, 20],
          [16, -40, "c"],
        ]),
        turned(pen, ink.second),
      ) +
        path(
          lathe([
            [18, -38, "c"],
            [24, -90, "c"],
          ]),
          polished(pen),
        ) +
        path(
          lathe([
            [0, -190],
            [34, -150],
            [40, -112],
            [24, -88, "c"],
          ]),
          ink.tint,
        ),
      { x: 196, y: 150, turn: 28 },
    ) +
    place(leaf(pen, 90, 38, ink.leaf), { x: -196, y: 190, turn: -120 }) +
    place(leaf(pen, 80, 34, ink.sage), { x: -190, y: 196, turn: 190 }) +
    place(frangipani(pen, 64, { petal: ink.paper, heart: ink.gilt }), { x: -204, y: 180 }) +
    place(blossom(pen, 34, { petal: ink.blush, heart: ink.jewel }), { x: -128, y: 226 })
  );
}
