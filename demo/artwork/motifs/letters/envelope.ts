import { box, petal, polygon, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom, peony } from "../flowers";
import { leaf, sprig } from "../leaves";
import { tiling } from "../patterns";
import { TILE_NAMES } from "../tiles";
import { script } from "./parts";

function seal(pen: Pen, r: number, wax: string): string {
  return (
    cut(
      pen,
      smooth(
        Array.from({ length: 14 }, (_, i) => {
          const a = (i / 14) * Math.PI * 2;
          const k = r * (1 + 0.07 * Math.sin(i * 2.6));
          return [k * Math.sin(a), -k * Math.cos(a)] as const;
        }),
        true,
      ),
      wax,
      0.6,
    ) +
    circle(0, 0, r * 0.76, shade(pen, wax, 0.2)) +
    circle(0, 2, r * 0.72, tintOf(pen, wax, 0.1)) +
    path(ring(8, petal(r * 0.58, r * 0.34, 0.4)), shade(pen, wax, 0.26)) +
    circle(0, 0, r * 0.17, tintOf(pen, wax, 0.3))
  );
}

/** A card with a painted border, half out of its lined envelope. */
export function envelope(pen: Pen): string {
  const { ink, rng } = pen;
  const paper = apart(pen, [ink.blush, ink.mist, ink.jewel, ink.second]);
  const lining = tiling(
    pen,
    rng.pick(TILE_NAMES),
    { base: ink.tint, first: ink.jewel, second: ink.second, third: ink.mid },
    64,
  );
  const card =
    cut(pen, box(-190, -286, 380, 420, 6), "#fffbf2", 0.7) +
    path(box(-174, -270, 348, 390, 3), "none", { stroke: ink.brass, "stroke-width": 3 }) +
    place(peony(pen, 50, { petal: ink.jewel, heart: ink.gilt }), { y: -206 }) +
    twin(sprig(pen, [44, -206], [100, -226], [150, -196], ink.leaf, 4, 38)) +
    stroke(script(-110, -116, 220) + script(-80, -72, 160), ink.night, 4) +
    stroke("M-60 -36H60", ink.brass, 3) +
    stroke(script(-96, 2, 190), ink.night, 3.5);
  return (
    cut(
      pen,
      polygon([
        [-270, -20],
        [0, -230],
        [270, -20],
      ]),
      shade(pen, paper, 0.16),
      0.8,
    ) +
    path(
      polygon([
        [-246, -20],
        [0, -210],
        [246, -20],
      ]),
      lining,
    ) +
    card +
    cut(pen, box(-270, -20, 540, 310, 8), paper, 0.7) +
    path(
      polygon([
        [-270, -20],
        [0, 160],
        [-270, 290],
      ]),
      shade(pen, paper, 0.06),
    ) +
    path(
      polygon([
        [270, -20],
        [0, 160],
        [270, 290],
      ]),
      shade(pen, paper, 0.1),
    ) +
    cut(
      pen,
      smooth(
        [
          [-262, 290, "c"],
          [-20, 124],
          [20, 124],
          [262, 290, "c"],
        ],
        true,
      ),
      tintOf(pen, paper, 0.14),
      0.5,
    ) +
    place(seal(pen, 62, paper === ink.jewel ? ink.brass : ink.jewel), { y: 150 }) +
    place(leaf(pen, 96, 40, ink.leaf), { x: 84, y: 196, turn: 100 }) +
    place(blossom(pen, 40, { petal: ink.blush, heart: ink.jewel }), { x: 92, y: 190 })
  );
}
