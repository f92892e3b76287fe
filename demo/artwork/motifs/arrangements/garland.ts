import { polished } from "@/demo/artwork/drawing/finish";
import { alongCurve, box, curve } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { frangipani, jasmine, lotus, marigold, peony } from "../flowers";
import { leaf } from "../leaves";

/** A hanging garland of jasmine and marigold. */
export function garland(pen: Pen): string {
  const { ink } = pen;
  const strand = (from: Point, via: Point, to: Point, count: number, r: number): string =>
    stroke(curve(from, via, to), ink.leaf, 5) +
    times(count, (i) => {
      const { x, y } = alongCurve(from, via, to, i / (count - 1));
      return place(
        i % 3 === 1
          ? marigold(pen, r, { petal: ink.second, heart: ink.gilt })
          : i % 3 === 0
            ? marigold(pen, r, { petal: ink.jewel, heart: ink.gilt })
            : jasmine(pen, r * 0.9, { petal: "#fffaf2", heart: ink.gilt }),
        { x, y, turn: i * 17 },
      );
    });
  const tassel = (x: number, y: number): string =>
    place(
      times(5, (i) => circle(0, i * 22, 11, "#fffaf2")) +
        place(lotus(pen, 70, { petal: ink.jewel, heart: ink.gilt }), { y: 168, turn: 180 }) +
        circle(0, 108, 16, ink.gilt),
      { x, y },
    );
  return (
    cut(pen, box(-300, -286, 600, 20, 10), polished(pen), 0.6) +
    strand([-250, -266], [-300, 60], [-60, 96], 14, 30) +
    strand([250, -266], [300, 60], [60, 96], 14, 30) +
    strand([-250, -266], [0, 30], [250, -266], 15, 23) +
    place(peony(pen, 92, { petal: ink.jewel, heart: ink.gilt }), { y: 92 }) +
    tassel(0, 160) +
    [-100, 100].map((turn) => place(leaf(pen, 100, 42, ink.leaf), { y: 92, turn })).join("") +
    place(peony(pen, 84, { petal: ink.blush, heart: ink.jewel }), { y: 92 }) +
    twin(
      place(frangipani(pen, 54, { petal: "#fffaf2", heart: ink.gilt }), { x: 250, y: -262 }) +
        place(leaf(pen, 80, 34, ink.leaf), { x: 262, y: -244, turn: 150 }),
    )
  );
}
