import { folded } from "@/demo/artwork/drawing/finish";
import { box, petal, polar, polygon, ring, scallop } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { blossom, frangipani, rose } from "../flowers";
import { leaf } from "../leaves";

/** Two turntables and a mixer, from above. */
export function turntables(pen: Pen): string {
  const { ink } = pen;
  const deck = (x: number, label: string): string =>
    place(
      circle(0, 0, 112, ink.brass) +
        circle(0, 0, 106, ink.night) +
        [92, 78, 64, 52].map((r) => hoop(0, 0, r, tintOf(pen, ink.night, 0.24), 2)).join("") +
        path(polygon([[0, 0], polar(104, 28), polar(104, 48)]), "#ffffff", { opacity: 0.16 }) +
        path(polygon([[0, 0], polar(104, 208), polar(104, 228)]), "#ffffff", { opacity: 0.16 }) +
        path(scallop(40, 10, 0.9), label) +
        path(ring(6, petal(28, 15, 0.4)), ink.gilt) +
        circle(0, 0, 6, ink.night) +
        stroke("M104 -112L92 20L56 44", ink.gilt, 9) +
        circle(104, -112, 17, ink.brass),
      { x, y: -8 },
    );
  return (
    cut(pen, box(-298, -176, 596, 352, 26), folded(pen, ink.deep, 0.12), 1.1) +
    path(box(-284, -162, 568, 324, 18), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    deck(-164, ink.jewel) +
    deck(164, ink.second) +
    path(box(-38, -140, 76, 280, 10), ink.night) +
    stroke("M-16 -10V110M16 -10V110", ink.mid, 5) +
    path(box(-28, 26, 24, 16, 4) + box(4, 64, 24, 16, 4), ink.gilt) +
    times(6, (i) =>
      circle(-18 + (i % 2) * 36, -116 + Math.floor(i / 2) * 36, 11, i % 3 === 0 ? ink.jewel : ink.gilt),
    ) +
    place(leaf(pen, 80, 34, ink.sage), { x: -250, y: 170, turn: -70 }) +
    place(leaf(pen, 80, 34, ink.leaf), { x: -240, y: 176, turn: 70 }) +
    place(frangipani(pen, 52, { petal: "#fffaf2", heart: ink.gilt }), { x: -246, y: 166 }) +
    place(blossom(pen, 34, { petal: ink.blush, heart: ink.jewel }), { x: -184, y: 180 }) +
    place(rose(pen, 42, { petal: ink.jewel, heart: ink.gilt }), { x: 262, y: -164 })
  );
}
