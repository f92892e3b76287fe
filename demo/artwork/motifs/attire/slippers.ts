import { lit } from "@/demo/artwork/drawing/finish";
import { leafShape, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { weave } from "../patterns";

/** A pair of beaded slippers, from above. */
export function slippers(pen: Pen): string {
  const { ink, rng } = pen;
  const beads = rng.pick([ink.second, ink.jewel, ink.deep]);
  const sole = smooth(
    [
      [0, -236],
      [64, -206],
      [92, -110],
      [78, 20],
      [66, 120],
      [70, 196],
      [0, 246],
      [-66, 200],
      [-58, 110],
      [-72, 10],
      [-94, -110],
      [-64, -208],
    ],
    true,
  );
  const upper = smooth(
    [
      [0, -240],
      [68, -210],
      [98, -110],
      [88, 6, "c"],
      [44, -22],
      [0, -66, "c"],
      [-42, -24],
      [-82, 2, "c"],
      [-98, -110],
      [-68, -212],
    ],
    true,
  );
  const one =
    cut(pen, sole, ink.gilt, 0.9) +
    path(moved(sole, { scale: 0.86, y: 4 }), lit(pen, ink.wood)) +
    stroke("M-30 190Q0 210 30 190", ink.gilt, 4) +
    cut(pen, upper, ink.brass, 0.5) +
    path(moved(upper, { scale: 0.92, y: -6 }), weave(pen, "scales", beads, tintOf(pen, beads, 0.22))) +
    place(peony(pen, 52, { petal: ink.blush, heart: ink.gilt }), { y: -128 }) +
    path(
      [
        [-56, -80, -130],
        [56, -80, 130],
        [-50, -186, -40],
        [50, -186, 40],
        [-20, -70, 190],
        [22, -70, 170],
      ]
        .map(([x = 0, y = 0, turn = 0]) => moved(leafShape(36, 18), { x, y, turn }))
        .join(""),
      ink.sage,
    ) +
    path(
      [
        [-62, -40],
        [64, -40],
        [0, -208],
      ]
        .map(([x = 0, y = 0]) => moved(ring(6, petal(15, 10, 0.4)), { x, y }))
        .join(""),
      ink.paper,
    );
  return place(one, { x: -118, turn: -7 }) + place(one, { x: 118, turn: 7, flip: true });
}
